import type { DealType } from "./order.ts";

/** The type that a new order has until the buyer chooses another one. */
export const DEFAULT_DEAL_TYPE = "Cash" as const satisfies DealType;

/** Types whose orders are placed here. */
export const OFFERED_DEAL_TYPES = ["Cash", "Finance", "Lease"] as const satisfies readonly DealType[];
/** The type that each way to pay of the calculator asks for. */
export const DEAL_TYPE_OF_PAYMENT = { finance: "Finance", lease: "Lease", cash: DEFAULT_DEAL_TYPE } as const;

export type OfferedDealType = (typeof OFFERED_DEAL_TYPES)[number];
