import type { DealType } from "./order.ts";

/** The type that a new order has until the buyer can choose another one. */
export const DEFAULT_DEAL_TYPE = "Cash" satisfies DealType;

/** Types whose orders are placed here. */
export const OFFERED_DEAL_TYPES = [DEFAULT_DEAL_TYPE] as const;
export type OfferedDealType = (typeof OFFERED_DEAL_TYPES)[number];
