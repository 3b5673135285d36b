import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** Table J (DLV-04). */
export const FULFILMENT_STATUSES = ["REQUESTED", "CONFIRMED", "COMPLETED", "CANCELED"] as const;
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

/** Table J. A rescheduled appointment is asked for again, so CONFIRMED may return to REQUESTED. */
export const fulfilmentTransitions: TransitionTable<FulfilmentStatus> = {
  name: "appointment",
  start: ["REQUESTED"],
  moves: {
    REQUESTED: ["CONFIRMED", "CANCELED"],
    CONFIRMED: ["COMPLETED", "REQUESTED", "CANCELED"],
    COMPLETED: [],
    CANCELED: ["REQUESTED"],
  },
};
