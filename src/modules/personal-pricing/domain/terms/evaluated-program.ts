import type { DealProgram } from "#modules/underwriting/domain/evaluation/deal-program.ts";
import type { WorkedAmounts } from "#modules/underwriting/domain/solver/largest-workable-amount.ts";
import type { LoanSheet, ProgramTerms } from "./personal-terms.ts";

/** One person's terms in the shape that lenders' rules read. */
export interface EvaluatedProgram extends DealProgram, WorkedAmounts {
  readonly standing: {
    readonly tier: { readonly addPoints: number };
    readonly score: null;
    readonly isThin: false;
  };
}

/** No product is part of these prices. */
const NO_PRODUCTS = { maximumVsc: null, maximumGap: null, maximumOther: null, maximumSharePercent: null };
/** How long somebody has worked is not known before they apply, and taken as fine for every amount. */
const STABLE = { monthsOnJob: [] };

export function evaluatedProgram({
  loan,
  lease,
  limits,
  vehicle,
  firstPayment,
}: ProgramTerms): EvaluatedProgram {
  return {
    loan: loan && evaluatedSheet(loan),
    lease: lease?.sheet ?? null,
    limits,
    vehicle,
    products: NO_PRODUCTS,
    firstPayment,
    stability: STABLE,
    standing: { tier: { addPoints: loan?.addPoints ?? 0 }, score: null, isThin: false },
  };
}

/** What score and file decide is in the points already. */
function evaluatedSheet(loan: LoanSheet): NonNullable<DealProgram["loan"]> {
  return { ...loan, adders: loan.adders.map((adder) => ({ ...adder, minimumScore: null, thinFile: false })) };
}
