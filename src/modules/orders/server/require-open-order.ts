import { AppError } from "#platform/shared/app-error.ts";
import { isOrderOver } from "../domain/states/is-order-over.ts";
import type { Order } from "../domain/order.ts";
import { isInCart } from "../domain/visible-orders.ts";

/**
 * The steps after the deal may be written only between submission and delivery.
 * @throws AppError conflict `order.notSubmitted` or `order.closed`
 */
export function requireOpenOrder(order: Order): Order {
  if (isInCart(order.orderStatus)) {
    throw new AppError("conflict", { code: "order.notSubmitted", message: "Submit your order first." });
  }
  if (isOrderOver(order.orderStatus)) {
    throw new AppError("conflict", {
      code: "order.closed",
      message: "This order can't be changed anymore.",
    });
  }
  return order;
}
