import type { OrderStatus } from "../order.ts";

/** OP-43: the sale goes on in the store, now or ever since it once did. */
export function isOffRamp(order: {
  readonly orderStatus: OrderStatus;
  readonly history: readonly { readonly orderStatus: OrderStatus }[];
}): boolean {
  return order.orderStatus === "OFFRAMP" || order.history.some((entry) => entry.orderStatus === "OFFRAMP");
}
