import type {
  ApplicantAddress,
  CreditApplicant,
  EmploymentStatus,
} from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { parseBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { parseDollars } from "#platform/shared/fields/applicant/dollars.ts";
import {
  type MonthIndex,
  monthOfDate,
  parseMonthYear,
} from "#platform/shared/fields/applicant/month-year.ts";
import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type ApplicantState, sharesHome } from "./applicant-facts.ts";
import type { ApplicantDraft } from "./applicant-draft.ts";
import { hasEmployer } from "./asked-fields.ts";

type Home = ApplicantAddress["housing"];

/**
 * One complete person as lenders read them (CRED-02 to CRED-06). Marital status and the source of income stay here:
 * nobody decides by them.
 * @param today ISO date where the car is
 */
export function creditApplicantOf(
  person: ApplicantState & { readonly applicantId: string },
  {
    primary,
    joint,
    today,
  }: {
    readonly primary: ApplicantState;
    readonly joint: ApplicantState | undefined;
    readonly today: string;
  },
): CreditApplicant {
  const { personal = {}, employment = {} } = person.draft;
  const other = dollars(employment.otherMonthlyIncome);
  return {
    applicantId: person.applicantId,
    role: person.role,
    firstName: tidy(personal.firstName),
    middleName: tidy(personal.middleName) || null,
    lastName: tidy(personal.lastName),
    birthDate: parseBirthDate(personal.birthDate ?? "") ?? "",
    ssn: person.ssn ?? "",
    email: tidy(personal.email),
    phone: phoneDigits(personal.phone ?? "") ?? "",
    addresses: addressesOf(person, { primary, joint, now: monthOfDate(today) }),
    employments: employmentsOf(employment, monthOfDate(today)),
    grossAnnualIncomeCents: dollars(employment.annualIncome),
    otherIncome: other > 0 ? [{ source: employment.otherIncomeSource ?? "OTHER", monthlyCents: other }] : [],
  };
}

const tidy = (text = ""): string => text.trim();
const dollars = (text = ""): Cents => (text.trim() === "" ? 0 : (parseDollars(text) ?? 0));
const since = (start: string | undefined, until: MonthIndex): number =>
  Math.max(0, until - (parseMonthYear(start ?? "") ?? until));

function addressesOf(
  person: ApplicantState,
  around: {
    readonly primary: ApplicantState;
    readonly joint: ApplicantState | undefined;
    readonly now: MonthIndex;
  },
): readonly ApplicantAddress[] {
  const { primary, joint, now } = around;
  const isShared = sharesHome(person);
  const { personal: home = {} } = (isShared ? primary : person).draft;
  const { housing: own = {} } = person.draft;
  const shared = joint !== undefined && sharesHome(joint);
  const costs = shared ? primary.draft.housing : own;
  const present: ApplicantAddress = {
    line1: tidy(home.addressLine1),
    line2: tidy(home.unitNumber) === "" ? null : `${unitWord(home.unitType)} ${tidy(home.unitNumber)}`,
    city: tidy(home.city),
    state: tidy(home.state).toUpperCase(),
    zipCode: tidy(home.zipCode),
    county: tidy(home.county) || null,
    months: since(own.start, now),
    housing: (costs?.housing ?? "OTHER") as Home,
    monthlyPaymentCents: shared ? shareOf(person, costs) : dollars(own.monthlyPayment),
  };
  return [present, ...previousHomes(own)];
}

/** A household pays for its home once: the one who pays counts all of it, two who share count half each. */
function shareOf({ role }: ApplicantState, costs: ApplicantDraft["housing"] = {}): Cents {
  const whole = dollars(costs.monthlyPayment);
  const payer = costs.householdPayer ?? "BOTH";
  if (payer === "BOTH" || payer === "")
    return role === "PRIMARY" ? Math.ceil(whole / 2) : Math.floor(whole / 2);
  return payer === role ? whole : 0;
}

/** Each home lasted until the next one began. */
function previousHomes(housing: NonNullable<ApplicantDraft["housing"]>): ApplicantAddress[] {
  const homes = housing.previousHomes ?? [];
  return homes.map((home, at) => {
    const next = at === 0 ? housing.start : homes[at - 1]?.start;
    return {
      line1: tidy(home.addressLine1),
      line2: tidy(home.addressLine2) || null,
      city: tidy(home.city),
      state: tidy(home.state).toUpperCase(),
      zipCode: tidy(home.zipCode),
      county: null,
      months: since(home.start, parseMonthYear(next ?? "") ?? 0),
      housing: "OTHER" as const,
      monthlyPaymentCents: 0,
    };
  });
}

function employmentsOf(
  employment: NonNullable<ApplicantDraft["employment"]>,
  now: MonthIndex,
): CreditApplicant["employments"] {
  const present = {
    status: (employment.status ?? "OTHER") as EmploymentStatus,
    ...workplaceOf(employment),
    phone: phoneDigits(employment.workPhone ?? "") ?? null,
    months: since(employment.start, now),
  };
  const before = (employment.previousJobs ?? []).map((job) => ({
    status: (job.status ?? "OTHER") as EmploymentStatus,
    ...workplaceOf(job),
    phone: null,
    months: since(job.start, parseMonthYear(job.end ?? "") ?? 0),
  }));
  return [present, ...before];
}

/** Words left over from another status are nobody's employer, and no rule has looked at them. */
function workplaceOf({
  status,
  employer,
  occupation,
}: {
  readonly status?: string | undefined;
  readonly employer?: string | undefined;
  readonly occupation?: string | undefined;
}): Pick<CreditApplicant["employments"][number], "employer" | "occupation"> {
  if (!hasEmployer(status ?? "")) return { employer: null, occupation: null };
  return { employer: tidy(employer) || null, occupation: tidy(occupation) || null };
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  APARTMENT: "Apt",
  SUITE: "Ste",
  UNIT: "Unit",
  BUILDING: "Bldg",
  FLOOR: "Fl",
  LOT: "Lot",
};

const unitWord = (unitType = ""): string => UNIT_WORDS[unitType] ?? "Unit";
