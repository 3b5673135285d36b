import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** ORD-10, verbatim. */
export const DELIVERY_OPTIONS = ["PICKUP", "DELIVERY"] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

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
