/** Job `{accountId, tradeInId}`: what is owed on a kept trade-in is another amount now, or another source says it. */
export const PAYOFF_CHANGED = "payoff.changed";
