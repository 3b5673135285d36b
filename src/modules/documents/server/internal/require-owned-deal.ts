import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import {
  lockOwnedOrder,
  orderNotFound,
  requireOwnedOrder,
} from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { findOrderNumberOfDeal } from "#modules/orders/server/find-order-number-of-deal.ts";

/** The caller's own order behind a deal id; unknown and foreign deals answer the same 404. */
export async function requireOwnedDeal(
  trx: TenantTransaction,
  ctx: TenantContext,
  dealId: string,
): Promise<Order> {
  const orderNumber = await findOrderNumberOfDeal(trx, ctx, dealId);
  if (orderNumber === undefined) throw orderNotFound(ctx);
  return requireOwnedOrder(trx, ctx, orderNumber);
}

/** The same for a change: locked, and between submission and delivery. */
export async function lockOwnedDeal(
  trx: TenantTransaction,
  ctx: TenantContext,
  dealId: string,
): Promise<Order> {
  const orderNumber = await findOrderNumberOfDeal(trx, ctx, dealId);
  if (orderNumber === undefined) throw orderNotFound(ctx);
  return requireOpenOrder(await lockOwnedOrder(trx, ctx, orderNumber));
}

/** The order of a document for a job, locked as a change of it would. */
export async function lockOrderOfDocument(
  trx: TenantTransaction,
  ctx: TenantContext,
  orderId: string,
): Promise<Order> {
  return transitionOrder(trx, ctx, { orderId, actor: "documents", reason: "" });
}
