import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type {} from "./orders-table.ts";

/** The sealed details of one order's buyer; null before the first save. */
export async function findSealedBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom("orders")
    .select("buyer_sealed")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.buyer_sealed ?? null;
}

/** Erases the sealed details. */
export async function forgetBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ buyer_sealed: null, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", orderId)
    .execute();
}

/** Replaces the sealed details. */
export async function updateSealedBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly orderId: string; readonly sealed: string },
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ buyer_sealed: input.sealed, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", input.orderId)
    .execute();
}
