import type { Cents } from "#platform/shared/money.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { CreditApplicant, EmploymentStatus } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { CreditRequest } from "../credit-request.ts";

/** What rules may look at of one person. No name, number, birth date, sex, marital status or source of income. */
export interface PersonFacts {
  readonly applicantId: string;
  readonly monthlyIncomeCents: Cents;
  readonly housingCents: Cents;
  readonly obligationsCents: Cents;
  readonly status: EmploymentStatus;
  readonly monthsOnJob: number;
  readonly jobsInYear: number;
  readonly monthsAtAddress: number;
  readonly report: CreditReport | null;
}

/** The applicants together, as every rule reads them. */
export interface CreditFacts {
  readonly people: readonly PersonFacts[];
  readonly monthlyIncomeCents: Cents;
  readonly housingCents: Cents;
  readonly obligationsCents: Cents;
  readonly isJoint: boolean;
  readonly usesItin: boolean;
  readonly isOfAge: boolean;
  readonly state: string;
}

/** Facts of the applicants with their reports; a person without a report has obligations of nothing. */
export function creditFactsOf(
  request: Pick<CreditRequest, "applicants" | "state" | "structure">,
  reports: readonly CreditReport[],
): CreditFacts {
  const people = request.applicants.map((applicant) =>
    personFactsOf(
      applicant,
      reports.find(({ applicantId }) => applicantId === applicant.applicantId) ?? null,
    ),
  );
  const sum = (of: (person: PersonFacts) => number) =>
    people.reduce((total, person) => total + of(person), 0);
  return {
    people,
    monthlyIncomeCents: sum((person) => person.monthlyIncomeCents),
    housingCents: sum((person) => person.housingCents),
    obligationsCents: sum((person) => person.obligationsCents),
    isJoint: request.applicants.length > 1,
    usesItin: request.applicants.some(({ ssn }) => ssn.startsWith("9")),
    isOfAge: request.applicants.every(({ birthDate }) => isOfAge(birthDate, request.structure.contractDate)),
    state: request.state,
  };
}

function personFactsOf(applicant: CreditApplicant, report: CreditReport | null): PersonFacts {
  const [job] = applicant.employments;
  const [home] = applicant.addresses;
  const other = applicant.otherIncome.reduce((total, { monthlyCents }) => total + monthlyCents, 0);
  return {
    applicantId: applicant.applicantId,
    monthlyIncomeCents: Math.floor(applicant.grossAnnualIncomeCents / 12) + other,
    housingCents: home === undefined ? 0 : home.monthlyPaymentCents,
    obligationsCents: report?.obligationsCents ?? 0,
    status: job?.status ?? "UNEMPLOYED",
    monthsOnJob: Math.max(1, job?.months ?? 0),
    jobsInYear: jobsInYear(applicant),
    monthsAtAddress: Math.max(1, home?.months ?? 0),
    report,
  };
}

/** Present and former jobs that reach into the last twelve months. */
function jobsInYear({ employments }: CreditApplicant): number {
  let behind = 0;
  let count = 0;
  for (const { months } of employments) {
    if (behind < 12) count += 1;
    behind += months;
  }
  return count;
}

function isOfAge(birthDate: string, on: string): boolean {
  const eighteenYearsBefore = `${String(Number(on.slice(0, 4)) - 18).padStart(4, "0")}${on.slice(4)}`;
  return birthDate <= eighteenYearsBefore;
}
