import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Whether an order that took a trade-in still has it: it was submitted, and is not canceled. */
export async function isTradeInHeld(
  trx: TenantTransaction,
  ctx: TenantContext,
  orderId: string,
): Promise<boolean> {
  const { orderStatus, dealStatus } = await requireOrder(trx, ctx, { id: orderId });
  const isOpen = isInCart(orderStatus) && !isApplicationPending(dealStatus);
  return orderStatus !== "CANCELED" && !isOpen;
}
