import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** From the inspection on; before it a car is promised and has no row. */
export const HANDOVER_STATUSES = [
  /** As it was described. */
  "ACCEPTED",
  /** Different; the buyer has not answered the amended worksheet. */
  "AMENDED",
  /** Nothing was printed for what it is: the retailer does not take it. */
  "NOT_TAKEN",
  /** Both agreed to the amended worksheet. */
  "AGREED",
  /** The retailer pays what it promised all the same. */
  "WAIVED",
  /** The buyer keeps the car. */
  "KEPT",
  /** The car is with the retailer. */
  "RECEIVED",
  "PAID_OFF",
  /** The lender gave the title back. */
  "RELEASED",
] as const;
export type HandoverStatus = (typeof HANDOVER_STATUSES)[number];

/** What may follow what; a car with nothing owed on it ends as received. */
export const tradeInTransitions: TransitionTable<HandoverStatus> = {
  name: "trade-in",
  start: ["ACCEPTED", "AMENDED", "NOT_TAKEN"],
  moves: {
    ACCEPTED: ["RECEIVED"],
    AMENDED: ["AGREED", "WAIVED", "KEPT"],
    NOT_TAKEN: ["WAIVED", "KEPT"],
    AGREED: ["RECEIVED"],
    WAIVED: ["RECEIVED"],
    KEPT: [],
    RECEIVED: ["PAID_OFF"],
    PAID_OFF: ["RELEASED"],
    RELEASED: [],
  },
};

/** A difference that nobody has settled: the new car stays (TRADE-06). */
export const isOpenDifference = (status: HandoverStatus | null): boolean =>
  status === "AMENDED" || status === "NOT_TAKEN";

/** The car is there, or it is no part of the deal any longer. */
export const isHandedOver = (status: HandoverStatus | null): boolean =>
  status === "KEPT" || status === "RECEIVED" || status === "PAID_OFF" || status === "RELEASED";
