import { fraction, share, toCents } from "#modules/worksheet/domain/figures/fraction.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { RequestedVehicle } from "../credit-request.ts";
import type { CreditFacts } from "../evaluation/credit-facts.ts";
import type { Deal } from "../evaluation/deal.ts";
import { underwrite, underwriterOf } from "../evaluation/failed-rules.ts";
import type { LenderProgram } from "../program-settings-schema.ts";

/** Somebody a retailer expects, as few words as decide. */
interface TypicalApplicant {
  readonly label: string;
  readonly score: number;
  readonly annualIncomeCents: Cents;
  readonly housingCents: Cents;
  readonly obligationsCents: Cents;
  /** Of the price. */
  readonly downPpm: number;
  readonly termMonths: number;
}

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
        const underwriter = underwriterOf(program, factsOf(applicant, stock));
        const counts = new Map<string, number>();
        let qualifying = 0;
        for (const vehicle of stock.vehicles) {
          const { failed, priced } = underwrite(underwriter, dealOf(vehicle, applicant, stock));
          if (failed.length === 0 && priced !== null) qualifying += 1;
          for (const { code } of failed) counts.set(code, (counts.get(code) ?? 0) + 1);
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
  { downPpm, termMonths }: TypicalApplicant,
  { contractDate, firstPaymentDate }: When,
): Deal {
  const downPaymentCents = share(vehicle.priceCents, downPpm);
  return {
    dealType: "finance",
    amountCents: vehicle.priceCents - downPaymentCents,
    products: [],
    productsCents: 0,
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
  const { housingCents, obligationsCents } = applicant;
  const person = {
    applicantId: applicant.label,
    monthlyIncomeCents,
    housingCents,
    obligationsCents,
    status: "FULL_TIME" as const,
    monthsOnJob: 60,
    jobsInYear: 1,
    monthsAtAddress: 60,
    report: reportOf(applicant, contractDate),
  };
  return {
    people: [person],
    monthlyIncomeCents,
    housingCents,
    obligationsCents,
    isJoint: false,
    usesItin: false,
    isOfAge: true,
    state,
  };
}

/** A file without anything but its score and its obligations. */
function reportOf({ label, score, obligationsCents }: TypicalApplicant, date: string): CreditReport {
  return {
    applicantId: label,
    outcome: "HIT",
    alerts: [],
    score: { value: score, date, low: 300, high: 850, factors: [], source: "preview" },
    obligationsCents,
    bankruptcyMonthsAgo: null,
    repossessionMonthsAgo: null,
    bureau: { name: "preview", addressLines: [], phone: "" },
    reference: "preview",
  };
}
