import type { DealType } from "./order.ts";

/** The type that a new order has until the buyer chooses another one. */
export const DEFAULT_DEAL_TYPE = "Cash" as const satisfies DealType;

/** Types whose orders are placed here. */
export const OFFERED_DEAL_TYPES = ["Cash", "Finance", "Lease"] as const satisfies readonly DealType[];
export type OfferedDealType = (typeof OFFERED_DEAL_TYPES)[number];
