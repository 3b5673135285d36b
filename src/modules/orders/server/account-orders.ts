import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { isApplicationPending } from "../domain/states/is-application-pending.ts";
import { isOrderOver } from "../domain/states/is-order-over.ts";
import type { Order } from "../domain/order.ts";
import { isInCart } from "../domain/visible-orders.ts";
import { forgetBuyer } from "./internal/buyer-repo.ts";
import { deleteCoBuyer } from "./internal/order-party-repo.ts";
import { findOrdersOfAccount } from "./internal/orders-repo.ts";
import { transitionOrder } from "./transition-order.ts";

/**
 * True while a submitted order of the account is not finished, or lenders decide about a draft or wait for an answer.
 * Other drafts do not count: nothing was bought.
 */
export async function hasOpenOrders(
  trx: TenantTransaction,
  ctx: TenantContext,
  accountId: string,
): Promise<boolean> {
  const orders = await lockOrders(trx, ctx, accountId);
  return orders.some(({ orderStatus, dealStatus }) =>
    isInCart(orderStatus) ? isApplicationPending(dealStatus) : !isOrderOver(orderStatus),
  );
}

/**
 * What orders do when an account is deleted: drafts leave the cart and free their vehicle, and every order that
 * was never a purchase loses its buyer's details. Purchases keep theirs: they are the retailer's records.
 */
export async function forgetAccountOrders(
  trx: TenantTransaction,
  ctx: TenantContext,
  accountId: string,
): Promise<void> {
  for (const order of await lockOrders(trx, ctx, accountId)) {
    if (order.submittedAt !== null) continue;
    if (isInCart(order.orderStatus)) {
      const reason = english("The buyer's account was deleted");
      await transitionOrder(trx, ctx, { orderId: order.id, orderStatus: "CANCELED", actor: "buyer", reason });
    }
    await forgetBuyer(trx, ctx, order.id);
    await deleteCoBuyer(trx, ctx, order.id);
  }
}

/** Locked, so that a draft cannot be submitted while its account goes. */
function lockOrders(trx: TenantTransaction, ctx: TenantContext, accountId: string): Promise<Order[]> {
  return findOrdersOfAccount(trx, ctx, { accountId, lock: true });
}
