import type { DealType } from "#modules/orders/domain/order.ts";

/** Pricing's and a retailer's word for each type of deal. */
export const WAY_TO_PAY = { Cash: "cash", Finance: "finance", Lease: "lease" } as const satisfies Record<
  DealType,
  string
>;
