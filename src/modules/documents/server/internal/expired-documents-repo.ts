import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { SOLD_STATUSES } from "#modules/orders/domain/states/sold-statuses.ts";
import type { DocumentRow } from "./documents-repo.ts";

/** Documents whose time has run out, locked so that replicas share the work. */
export async function findExpiredDocuments(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<DocumentRow[]> {
  return trx
    .selectFrom("document")
    .innerJoin("order_standing", (join) =>
      join
        .onRef("order_standing.tenant_id", "=", "document.tenant_id")
        .onRef("order_standing.order_id", "=", "document.order_id"),
    )
    .selectAll("document")
    .where("document.tenant_id", "=", ctx.tenantId)
    .where("document.created_at", "<=", before)
    .where((eb) =>
      eb.or([
        eb("order_standing.order_status", "not in", [...SOLD_STATUSES]),
        eb("order_standing.delivered_at", "<=", before),
      ]),
    )
    .orderBy("document.created_at")
    .limit(limit)
    .forUpdate("document")
    .skipLocked()
    .execute();
}
