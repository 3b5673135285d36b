import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./orders-table.ts";

/** Orders whose car was delivered before an instant and could be brought back until now; another process's are skipped. */
export async function findReturnable(
  trx: TenantTransaction,
  ctx: RequestContext,
  { deliveredBefore, limit }: { readonly deliveredBefore: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom("orders")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_status", "=", "DELIVERED")
    .where((is) =>
      is.exists(
        is
          .selectFrom("order_history")
          .select("order_history.seq")
          .whereRef("order_history.tenant_id", "=", "orders.tenant_id")
          .whereRef("order_history.order_id", "=", "orders.id")
          .where("order_history.tenant_id", "=", ctx.tenantId)
          .where("order_history.subject", "=", "order")
          .where("order_history.order_status", "=", "DELIVERED")
          .where("order_history.at", "<=", deliveredBefore),
      ),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
