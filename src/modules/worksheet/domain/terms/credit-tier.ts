/** What the rules below need of a retailer's tier (TEN-07). */
export interface CreditTier<Name extends string = string> {
  readonly name: Name;
  readonly displayName: string;
  readonly low: number;
  readonly high: number;
}

/**
 * The tier of a score (TEN-15, OP-14): above the highest counts as the best; below the lowest, or in a
 * gap a retailer left, there is none and no estimate.
 */
export function creditTierOf<Name extends string>(
  tiers: readonly CreditTier<Name>[],
  score: number,
): CreditTier<Name> | null {
  const best = tiers.reduce<CreditTier<Name> | null>(
    (top, tier) => (top === null || tier.high > top.high ? tier : top),
    null,
  );
  if (best !== null && score > best.high) return best;
  return tiers.find((tier) => score >= tier.low && score <= tier.high) ?? null;
}
