import type { Deal } from "#modules/underwriting/domain/evaluation/deal.ts";
import type { DealProgram } from "#modules/underwriting/domain/evaluation/deal-program.ts";
import { buyRatePpm } from "#modules/underwriting/domain/evaluation/price-loan.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { SheetPoints } from "./loan-steps.ts";
import type { LoanSide } from "./explained-side.ts";

interface PointsInput {
  readonly rules: DealRules;
  readonly promised: LoanSide;
  readonly contract: LoanSide;
}

export const NO_POINTS: SheetPoints = { termPpm: 0, bookValuePpm: 0 };

/**
 * What of a rate's change a lender's own sheet explains, whoever applies: other months, and another amount against the
 * car's value. The rest is the lender's decision about the application.
 */
export function sheetPoints(
  program: Pick<DealProgram, "loan" | "limits">,
  { rules, promised, contract }: PointsInput,
): SheetPoints {
  const { termMonths } = contract.input.terms;
  const from = dealOf(rules, promised);
  const to = dealOf(rules, contract);
  const before = rateOf(program, from);
  const ofTerm = rateOf(program, { ...from, termMonths });
  const after = rateOf(program, { ...to, termMonths });
  if (before === null || ofTerm === null || after === null) return NO_POINTS;
  return { termPpm: ofTerm - before, bookValuePpm: after - ofTerm };
}

/** Of nobody in particular: grade, score and file add nothing, and no floor or ceiling hides a difference. */
function rateOf({ loan, limits }: Pick<DealProgram, "loan" | "limits">, deal: Deal): number | null {
  if (loan === null) return null;
  const open = { loan: { ...loan, floorPercent: 0, ceilingPercent: 100 }, limits };
  return buyRatePpm(open, { tier: { addPoints: 0 }, score: null, isThin: false }, deal);
}

const LENDERS_WORD = { new: "NEW", certified: "CERTIFIED", used: "USED" } as const;

function dealOf(rules: DealRules, { place, input }: LoanSide): Deal {
  const { vehicle, contractDate, terms } = input;
  const { loan } = dealWorksheet({ ...rules, place }, input);
  return {
    dealType: "finance",
    amountCents: loan?.amountFinancedCents ?? 0,
    products: [],
    productsCents: 0,
    downPaymentCents: loan?.cashDownCents ?? 0,
    tradeEquityCents: 0,
    termMonths: terms.termMonths,
    contractDate,
    firstPaymentDate: contractDate,
    lease: null,
    vehicle: {
      vin: "",
      // Without one no rule of age speaks.
      year: vehicle.year ?? Number(contractDate.slice(0, 4)),
      make: vehicle.make ?? "",
      model: "",
      mileage: vehicle.mileage ?? 0,
      condition: LENDERS_WORD[vehicle.condition],
      titleBrand: null,
      priceCents: vehicle.priceCents ?? 0,
      msrpCents: vehicle.msrpCents,
      invoiceCents: null,
      bookValueCents: vehicle.bookValueCents ?? null,
    },
  };
}
