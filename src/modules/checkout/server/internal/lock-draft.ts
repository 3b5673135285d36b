import type { Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { notEditable, orderCanceled } from "../checkout-errors.ts";

/**
 * The buyer's own draft, its row locked.
 * @throws AppError not-found `order.notFound`; conflict `order.canceled`, `order.notEditable`
 */
export async function lockDraft(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  orderNumber: string,
): Promise<Order> {
  return requireDraft(await lockOwnedOrder(trx, ctx, orderNumber));
}

/** The same of an order that was found already. */
export function requireDraft(order: Order): Order {
  if (order.orderStatus === "CANCELED") throw orderCanceled();
  if (!isInCart(order.orderStatus)) throw notEditable();
  return order;
}
