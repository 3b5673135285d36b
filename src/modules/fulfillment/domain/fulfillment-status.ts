import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** Table J (DLV-04). */
export const FULFILLMENT_STATUSES = ["REQUESTED", "CONFIRMED", "COMPLETED", "CANCELED"] as const;
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

/** Table J. A rescheduled appointment is asked for again, so CONFIRMED may return to REQUESTED. */
export const fulfillmentTransitions: TransitionTable<FulfillmentStatus> = {
  name: "appointment",
  start: ["REQUESTED"],
  moves: {
    REQUESTED: ["CONFIRMED", "CANCELED"],
    CONFIRMED: ["COMPLETED", "REQUESTED", "CANCELED"],
    COMPLETED: [],
    CANCELED: ["REQUESTED"],
  },
};
