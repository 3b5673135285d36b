import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DocumentType } from "../../domain/document-types.ts";
import type { DocumentRequestTable } from "./documents-table.ts";

/** A type that somebody asked for after the deal. */
export interface RequestedType {
  readonly type: DocumentType;
  /** Empty where nobody said why. */
  readonly reason: string;
}

/** What was asked for after the deal, each type once with its first reason, oldest request first. */
export async function findRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<readonly RequestedType[]> {
  const rows = await trx
    .selectFrom("document_request")
    .select(["type", "reason"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("requested_at")
    .orderBy("type")
    .execute();
  return rows.filter(({ type }, index) => rows.findIndex((row) => row.type === type) === index);
}

/** The same request a second time changes nothing. */
export async function insertRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  rows: readonly (Pick<DocumentRequestTable, "order_id" | "type" | "requested_by"> & {
    readonly reason: string;
  })[],
): Promise<void> {
  if (rows.length === 0) return;
  const common = { tenant_id: ctx.tenantId, requested_at: ctx.clock.now() };
  await trx
    .insertInto("document_request")
    .values(rows.map((row) => ({ ...row, ...common })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back what one party asked for and nobody sent. */
export async function deleteUnanswered(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly orderId: string; readonly requestedBy: DocumentRequestTable["requested_by"] },
): Promise<void> {
  await trx
    .deleteFrom("document_request")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", input.orderId)
    .where("requested_by", "=", input.requestedBy)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("document")
            .select("document.id")
            .whereRef("document.tenant_id", "=", "document_request.tenant_id")
            .whereRef("document.order_id", "=", "document_request.order_id")
            .whereRef("document.type", "=", "document_request.type"),
        ),
      ),
    )
    .execute();
}
