/**
 * `agreed`: printed, not signed by both. `waiting`: the administrator is asked. `ending`: it is told to void the contract.
 * `refused`: it said no, and the retailer has to look.
 */
export type PlanStatus = "agreed" | "waiting" | "in-force" | "refused" | "ending" | "voided" | "canceled";

/** Where a confirmed refund goes. */
export type RefundTo = "lienholder" | "buyer";

/** Back to a card or account by the payments ledger, or paid by the retailer, who says so. */
export type PayoutWay = "payment" | "transfer";

/** What came back is `returned`, and owed by another payout. */
export type PayoutStatus = "pending" | "paid" | "returned";

export const CANCEL_REASONS = ["request", "payoff", "total-loss", "sold", "repossessed"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export type CancellationStatus = "quoted" | "sent" | "done" | "refused";
