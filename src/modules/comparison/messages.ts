/** Shopper texts of this module by key; a tenant may override a key. Wordings that docs/requirements quotes are exact. */
export const comparisonMessages = {
  /** MSG-37 */
  "compare.failed": "We couldn't load your comparison. Please try again.",
  /** MSG-38 */
  "compare.gone": "Some vehicles in your comparison are no longer available.",
} as const;
