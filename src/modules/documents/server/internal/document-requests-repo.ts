import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DocumentType } from "../../domain/document-types.ts";
import type { DocumentRequestTable } from "./documents-table.ts";

/** Types that somebody asked for after the deal, each once, oldest request first. */
export async function findRequestedTypes(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<DocumentType[]> {
  const rows = await trx
    .selectFrom("document_request")
    .select("type")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("requested_at")
    .orderBy("type")
    .execute();
  return [...new Set(rows.map(({ type }) => type))];
}

/** The same request a second time changes nothing. */
export async function insertRequest(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: Pick<DocumentRequestTable, "order_id" | "type" | "requested_by">,
): Promise<void> {
  await trx
    .insertInto("document_request")
    .values({ ...input, tenant_id: ctx.tenantId, requested_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
