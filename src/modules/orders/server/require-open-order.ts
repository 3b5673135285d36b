import { AppError } from "#platform/shared/app-error.ts";
import type { Order } from "../domain/order.ts";
import { isInCart } from "../domain/visible-orders.ts";

const CLOSED: readonly string[] = [
  "CANCELED",
  "DELIVERED",
  "DELIVERED_NO_RETURN",
] satisfies Order["orderStatus"][];

/** Cancelled or delivered: nothing of it changes any more. */
export const isClosedOrder = ({ orderStatus }: Order): boolean => CLOSED.includes(orderStatus);

/**
 * The steps after the deal may be written only between submission and delivery.
 * @throws AppError conflict `order.notSubmitted` or `order.closed`
 */
export function requireOpenOrder(order: Order): Order {
  if (isInCart(order.orderStatus)) {
    throw new AppError("conflict", { code: "order.notSubmitted", message: "Submit your order first." });
  }
  if (isClosedOrder(order)) {
    throw new AppError("conflict", {
      code: "order.closed",
      message: "This order can't be changed any more.",
    });
  }
  return order;
}
