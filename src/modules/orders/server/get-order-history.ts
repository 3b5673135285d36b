import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { HistoryEntryView } from "../domain/order-view.ts";
import { findHistory } from "./internal/orders-repo.ts";
import { requireOwnedOrder } from "./find-order-for-step.ts";

/**
 * What happened to the buyer's own order, oldest first (API-02).
 * @throws AppError unauthenticated; not-found `order.notFound`.
 */
export async function getOrderHistory(
  ctx: TenantContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly history: readonly HistoryEntryView[] }> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    return { history: await historyOf(trx, ctx, order.id) };
  });
}

/** History of an order already found to be the caller's, e.g. for `isOffRamp` (OP-43). */
export async function historyOf(
  trx: TenantTransaction,
  ctx: TenantContext,
  orderId: string,
): Promise<HistoryEntryView[]> {
  return findHistory(trx, ctx, orderId);
}
