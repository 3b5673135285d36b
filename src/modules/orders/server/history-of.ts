import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { OrderHistoryEntry } from "../domain/order-history.ts";
import { findHistory } from "./internal/orders-repo.ts";

/** History of an order already found to be the caller's, oldest first, e.g. for `isOffRamp` (OP-43). */
export async function historyOf(
  trx: TenantTransaction,
  ctx: TenantContext,
  orderId: string,
): Promise<OrderHistoryEntry[]> {
  return findHistory(trx, ctx, orderId);
}
