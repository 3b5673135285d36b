/**
 * `agreed`: printed, not signed by both. `waiting`: the administrator is asked. `ending`: it is told to void the contract.
 * `refused`: it said no, and the retailer has to look.
 */
export type PlanStatus = "agreed" | "waiting" | "in-force" | "refused" | "ending" | "voided" | "canceled";

/** Where a confirmed refund goes. */
export type RefundTo = "lienholder" | "buyer";

export const CANCEL_REASONS = ["request", "payoff", "total-loss", "sold", "repossessed"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export type CancellationStatus = "quoted" | "sent" | "done" | "refused";
