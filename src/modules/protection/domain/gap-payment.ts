import type { Cents } from "#platform/shared/money.ts";

/** PROT-03. The settlement is the car's value before the deductible. */
export interface GapCase {
  readonly loanCents: Cents;
  readonly settlementCents: Cents;
  readonly deductibleCents: Cents;
}

/** OP-17: the sample of the GAP page. */
export const GAP_SAMPLE: GapCase = {
  loanCents: 2_500_000,
  settlementCents: 2_000_000,
  deductibleCents: 100_000,
};

/** OP-17: GAP pays what the loan owes beyond the settlement; the deductible stays the buyer's. */
export function gapPayment({ loanCents, settlementCents, deductibleCents }: GapCase): {
  readonly gapCents: Cents;
  readonly buyerCents: Cents;
} {
  return { gapCents: Math.max(0, loanCents - settlementCents), buyerCents: deductibleCents };
}
