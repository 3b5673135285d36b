import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { DELIVERED } from "#modules/orders/domain/is-delivered.ts";
import { SOLD_STATUSES } from "#modules/orders/domain/sold-statuses.ts";
import type { DocumentRow } from "./documents-repo.ts";

/** Documents whose time has run out, locked so that replicas share the work. */
export async function findExpiredDocuments(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<DocumentRow[]> {
  return trx
    .selectFrom("document")
    .innerJoin("orders", (join) =>
      join.onRef("orders.tenant_id", "=", "document.tenant_id").onRef("orders.id", "=", "document.order_id"),
    )
    .selectAll("document")
    .where("document.tenant_id", "=", ctx.tenantId)
    .where("document.created_at", "<=", before)
    .where((eb) =>
      eb.or([
        eb("orders.order_status", "not in", [...SOLD_STATUSES]),
        eb(
          eb
            .selectFrom("order_history")
            .select((inner) => inner.fn.min("order_history.at").as("at"))
            .whereRef("order_history.tenant_id", "=", "document.tenant_id")
            .whereRef("order_history.order_id", "=", "document.order_id")
            .where("order_history.order_status", "in", [...DELIVERED]),
          "<=",
          before,
        ),
      ]),
    )
    .orderBy("document.created_at")
    .limit(limit)
    .forUpdate("document")
    .skipLocked()
    .execute();
}
