import type { Insertable, Selectable, Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DocumentType } from "../../domain/document-types.ts";
import type { DeletionReason, DocumentPackageTable, DocumentTable } from "./documents-table.ts";
import { planRemoval } from "./object-removals-repo.ts";

export type PackageRow = Selectable<DocumentPackageTable>;
export type DocumentRow = Selectable<DocumentTable>;

/** The order's package, made on first use; an open one follows the deal. */
export async function ensurePackage(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly orderId: string;
    readonly dealId: string;
    readonly requiredTypes: readonly DocumentType[];
    readonly isOpen: boolean;
  },
): Promise<PackageRow> {
  const found = await findPackage(trx, ctx, input.orderId);
  if (found !== undefined && !input.isOpen) return found;
  const row = {
    tenant_id: ctx.tenantId,
    order_id: input.orderId,
    deal_id: input.dealId,
    required_types: [...input.requiredTypes],
    created_at: ctx.clock.now(),
  };
  await trx
    .insertInto("document_package")
    .values(row)
    .onConflict((conflict) =>
      input.isOpen
        ? conflict.columns(["tenant_id", "order_id"]).doUpdateSet({ required_types: row.required_types })
        : conflict.doNothing(),
    )
    .execute();
  return { ...row, created_at: found?.created_at ?? row.created_at };
}

async function findPackage(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<PackageRow | undefined> {
  return trx
    .selectFrom("document_package")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** Uploaded documents of an order, oldest first. */
export async function findDocuments(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<DocumentRow[]> {
  return trx
    .selectFrom("document")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findDocument(
  trx: TenantTransaction,
  ctx: RequestContext,
  key: { readonly orderId: string; readonly documentId: string },
): Promise<DocumentRow | undefined> {
  return trx
    .selectFrom("document")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", key.orderId)
    .where("id", "=", key.documentId)
    .executeTakeFirst();
}

/** One document of any order; for jobs, which were given its id by an owner. */
export async function findDocumentById(
  trx: TenantTransaction,
  ctx: RequestContext,
  documentId: string,
): Promise<DocumentRow | undefined> {
  return trx
    .selectFrom("document")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", documentId)
    .executeTakeFirst();
}

/** False when the same bytes are there already: a repeated upload is one document. */
export async function insertDocument(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<DocumentTable>, "tenant_id" | "created_at">,
): Promise<boolean> {
  if (row.status === "complete") await completeSameBytes(trx, ctx, row);
  const result = await trx
    .insertInto("document")
    .values({ ...row, tenant_id: ctx.tenantId, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id", "type", "sha256"]).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** An earlier copy that no scanner has checked yet is as clean as this one. */
async function completeSameBytes(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Pick<Insertable<DocumentTable>, "order_id" | "type" | "sha256">,
): Promise<void> {
  await trx
    .updateTable("document")
    .set({ status: "complete" })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", row.order_id)
    .where("type", "=", row.type)
    .where("sha256", "=", row.sha256)
    .where("status", "=", "uploading")
    .execute();
}

export async function setDocument(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly documentId: string; readonly set: Updateable<DocumentTable> },
): Promise<void> {
  await trx
    .updateTable("document")
    .set(input.set)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", input.documentId)
    .execute();
}

/** Key of the picture that is stored beside a document. */
export const thumbnailKey = (objectKey: string): string => `${objectKey}-thumbnail`;

/** Takes a document away: its row goes, its objects are due for removal, and a line without contents stays (PRIV-04). */
export async function deleteDocumentRow(
  trx: TenantTransaction,
  ctx: RequestContext,
  { row, reason }: { readonly row: DocumentRow; readonly reason: DeletionReason },
): Promise<readonly string[]> {
  const now = ctx.clock.now();
  const keys = [row.object_key, thumbnailKey(row.object_key)];
  await trx.deleteFrom("document").where("tenant_id", "=", ctx.tenantId).where("id", "=", row.id).execute();
  await trx
    .insertInto("document_deletion")
    .values({
      tenant_id: ctx.tenantId,
      document_id: row.id,
      order_id: row.order_id,
      type: row.type,
      uploaded_at: row.created_at,
      deleted_at: now,
      reason,
    })
    .execute();
  await planRemoval(trx, ctx, { keys, removeAfter: now });
  return keys;
}

/** Types whose files were deleted by age, and when the last of each was added. */
export async function findExpiredTypes(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<{ type: DocumentType; added: Date }[]> {
  return trx
    .selectFrom("document_deletion")
    .select(["type", (eb) => eb.fn.max("uploaded_at").as("added")])
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("reason", "=", "retention")
    .groupBy("type")
    .orderBy("type")
    .execute();
}

/** When files of an order were stored after an instant, removed ones included and refused ones left out; oldest first. */
export async function findStoredSince(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, since }: { readonly orderId: string; readonly since: Date },
): Promise<readonly Date[]> {
  const rows = await trx
    .selectFrom("document")
    .select("created_at as at")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("created_at", ">", since)
    .where("status", "!=", "fail")
    .unionAll((union) =>
      union
        .selectFrom("document_deletion")
        .select("uploaded_at as at")
        .where("tenant_id", "=", ctx.tenantId)
        .where("order_id", "=", orderId)
        .where("uploaded_at", ">", since)
        .where("reason", "!=", "refused"),
    )
    .orderBy("at")
    .execute();
  return rows.map(({ at }) => at);
}
