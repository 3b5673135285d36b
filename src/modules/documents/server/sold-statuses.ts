import type { OrderStatus } from "#modules/orders/domain/order.ts";

/** An order in one of these was sold: its documents are kept until the car was delivered long enough ago (OP-50). */
export const SOLD_STATUSES: readonly OrderStatus[] = [
  "SOLD",
  "SOLD_BY_DRI",
  "DELIVERED",
  "DELIVERED_NO_RETURN",
];
