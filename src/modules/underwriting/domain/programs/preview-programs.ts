import { fraction, share, toCents } from "#modules/worksheet/domain/figures/fraction.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { RequestedVehicle } from "../credit-request.ts";
import type { CreditFacts } from "../evaluation/credit-facts.ts";
import type { Deal } from "../evaluation/deal.ts";
import { underwrite, underwriterOf } from "../evaluation/failed-rules.ts";
import { eligibilityRules } from "../evaluation/rules/eligibility-rules.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { TypicalApplicant } from "./typical-applicants.ts";

interface PreviewRow {
  readonly lenderId: string;
  readonly applicant: string;
  readonly vehicles: number;
  /** A yes as it is. */
  readonly qualifying: number;
  /** How often each rule failed, most frequent first: what a retailer would look at. */
  readonly failed: readonly { readonly code: string; readonly count: number }[];
}

/** Dates of a typical contract. */
interface When {
  readonly contractDate: string;
  readonly firstPaymentDate: string;
}

/** For each lender and typical applicant, how much of a stock it would finance at once. Loans only. */
export function previewPrograms(
  programs: readonly LenderProgram[],
  stock: { readonly vehicles: readonly RequestedVehicle[]; readonly state: string } & When,
  applicants: readonly TypicalApplicant[],
): readonly PreviewRow[] {
  return programs
    .filter(({ loan }) => loan !== null)
    .flatMap((program) =>
      applicants.map((applicant) => {
        const facts = factsOf(applicant, stock);
        const underwriter = underwriterOf(program, facts);
        const counts = new Map<string, number>();
        let qualifying = 0;
        for (const vehicle of stock.vehicles) {
          const deal = dealOf(vehicle, applicant, stock);
          const { failed: missed, priced } = underwrite(underwriter, deal);
          const failed = [...eligibilityRules(program, facts, deal), ...missed];
          if (failed.length === 0 && priced !== null) qualifying += 1;
          for (const code of new Set(failed.map((rule) => rule.code)))
            counts.set(code, (counts.get(code) ?? 0) + 1);
        }
        return {
          lenderId: program.id,
          applicant: applicant.label,
          vehicles: stock.vehicles.length,
          qualifying,
          failed: [...counts]
            .map(([code, count]) => ({ code, count }))
            .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
        };
      }),
    );
}

function dealOf(
  vehicle: RequestedVehicle,
  { downPpm, termMonths, coverageCents }: TypicalApplicant,
  { contractDate, firstPaymentDate }: When,
): Deal {
  const downPaymentCents = share(vehicle.priceCents, downPpm);
  return {
    dealType: "finance",
    amountCents: vehicle.priceCents - downPaymentCents + coverageCents,
    products: coverageCents === 0 ? [] : [{ code: "VSC", kind: "VSC", priceCents: coverageCents }],
    productsCents: coverageCents,
    downPaymentCents,
    tradeEquityCents: 0,
    termMonths,
    contractDate,
    firstPaymentDate,
    lease: null,
    vehicle,
  };
}

function factsOf(
  applicant: TypicalApplicant,
  { state, contractDate }: { state: string } & When,
): CreditFacts {
  const monthlyIncomeCents = toCents(fraction(applicant.annualIncomeCents, 12));
  const { housingCents, obligationsCents, status, monthsOnJob, jobsInYear, monthsAtAddress } = applicant;
  const person = {
    applicantId: applicant.label,
    monthlyIncomeCents,
    housingCents,
    obligationsCents,
    status,
    monthsOnJob,
    jobsInYear,
    monthsAtAddress,
    report: reportOf(applicant, contractDate),
  };
  return {
    people: [person],
    monthlyIncomeCents,
    housingCents,
    obligationsCents,
    isJoint: applicant.isJoint,
    usesItin: applicant.usesItin,
    isOfAge: true,
    state,
  };
}

/** A file with its score, its obligations and what a rule looks for. */
function reportOf(applicant: TypicalApplicant, date: string): CreditReport {
  const { label, outcome, score, obligationsCents, bankruptcyMonthsAgo, repossessionMonthsAgo } = applicant;
  return {
    applicantId: label,
    outcome,
    alerts: [],
    score:
      score === null ? null : { value: score, date, low: 300, high: 850, factors: [], source: "preview" },
    obligationsCents,
    bankruptcyMonthsAgo,
    repossessionMonthsAgo,
    bureau: { name: "preview", addressLines: [], phone: "" },
    reference: "preview",
  };
}
