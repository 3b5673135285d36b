import type { Cents } from "#platform/shared/money.ts";

/** Who bears what a payoff cost beyond what the worksheet counted, by the retailer's written rule. */
export type PayoffShortfallRule = "retailer" | "buyer";

export interface PayoffDifference {
  /** Positive: the lender asked for more than was counted; negative: for less. */
  readonly amountCents: Cents;
  /** Who pays a shortfall; null where there is none. A surplus is always the buyer's. */
  readonly paidBy: PayoffShortfallRule | null;
}

/**
 * What a payoff made of the promised one. The lender's own quote that ran out while the retailer held the car follows the
 * retailer's rule; what was an estimate, or the owner's word, is the owner's.
 */
export function payoffDifference(payoff: {
  readonly countedCents: Cents;
  readonly paidCents: Cents;
  readonly isEstimate: boolean;
  readonly rule: PayoffShortfallRule;
}): PayoffDifference {
  const amountCents = payoff.paidCents - payoff.countedCents;
  if (amountCents <= 0) return { amountCents, paidBy: null };
  return { amountCents, paidBy: payoff.isEstimate ? "buyer" : payoff.rule };
}
