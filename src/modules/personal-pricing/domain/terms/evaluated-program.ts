import type { DealProgram } from "#modules/lenders/domain/evaluation/deal-program.ts";
import type { LenderProgram } from "#modules/lenders/domain/settings-schema.ts";
import type { LoanSheet, ProgramTerms } from "./personal-terms.ts";

/** One person's terms in the shape that lenders' rules read. */
export interface EvaluatedProgram extends DealProgram, Pick<LenderProgram, "stability"> {
  readonly standing: {
    readonly tier: { readonly addPoints: number };
    readonly score: null;
    readonly isThin: false;
  };
}

/** No product is part of these prices. */
const NO_PRODUCTS = { maximumVsc: null, maximumGap: null, maximumOther: null, maximumSharePercent: null };
/** Not known before somebody applies, and taken as fine. */
const STABLE = { monthsOnJob: [], monthsAtAddress: 0, maximumJobsInYear: null, refusedStatuses: [] };

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
