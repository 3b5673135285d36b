import type { Order } from "#modules/orders/domain/order.ts";
import {
  isApplicationOver,
  isApplicationPending,
} from "#modules/orders/domain/states/is-application-pending.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { applicationPending, notEditable, orderCanceled } from "./checkout-errors.ts";

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

/**
 * A draft whose price, buyer and terms may change. After a decision without a loan (LDEC, UDEC) the first change takes
 * the deal back to where everything can be chosen (CSAV).
 * @throws AppError conflict `order.applicationPending` while lenders decide, and as `lockDraft`
 */
export async function requireEditable(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  found: Order,
): Promise<Order> {
  const order = requireDraft(found);
  if (isApplicationPending(order.dealStatus)) throw applicationPending();
  if (!isApplicationOver(order.dealStatus)) return order;
  await ctx.credit.takeBack(trx, ctx, { order });
  return transitionOrder(trx, ctx, {
    orderId: order.id,
    dealStatus: "CSAV",
    actor: "buyer",
    reason: english("Changed the deal after the lenders' answer"),
  });
}
