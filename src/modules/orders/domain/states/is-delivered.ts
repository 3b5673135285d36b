import type { OrderStatus } from "../order.ts";

/** The car is with its buyer. */
export const DELIVERED: readonly OrderStatus[] = ["DELIVERED", "DELIVERED_NO_RETURN"];

/** True when the car was handed over. */
export function isDelivered(orderStatus: string): boolean {
  return (DELIVERED as readonly string[]).includes(orderStatus);
}
