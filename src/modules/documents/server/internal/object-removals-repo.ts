import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./documents-table.ts";

/** Writes down objects that are to go after a time, unless a row names them before. */
export async function planRemoval(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly keys: readonly string[]; readonly removeAfter: Date },
): Promise<void> {
  await trx
    .insertInto("document_object_removal")
    .values(
      input.keys.map((key) => ({
        tenant_id: ctx.tenantId,
        object_key: key,
        remove_after: input.removeAfter,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "object_key"]).doUpdateSet({ remove_after: input.removeAfter }),
    )
    .execute();
}

/** Crosses out what is named now or gone; false when it was no longer planned, so its bytes may be gone already. */
export async function cancelRemoval(
  trx: TenantTransaction,
  ctx: RequestContext,
  key: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom("document_object_removal")
    .where("tenant_id", "=", ctx.tenantId)
    .where("object_key", "=", key)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Objects whose time has come, oldest first. */
export async function findDueRemovals(
  trx: TenantTransaction,
  ctx: RequestContext,
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("document_object_removal")
    .select("object_key")
    .where("tenant_id", "=", ctx.tenantId)
    .where("remove_after", "<=", ctx.clock.now())
    .orderBy("remove_after")
    .limit(limit)
    .execute();
  return rows.map(({ object_key: key }) => key);
}

/** Everything below a folder is due now. */
export async function removeOfAccount(
  trx: TenantTransaction,
  ctx: RequestContext,
  folder: string,
): Promise<void> {
  await trx
    .updateTable("document_object_removal")
    .set({ remove_after: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where((is) => is.fn<boolean>("starts_with", ["object_key", is.val(folder)]))
    .execute();
}
