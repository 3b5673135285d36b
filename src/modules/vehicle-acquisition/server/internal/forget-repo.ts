import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

type Owner = Pick<RequestContext, "tenantId">;

/** A sale that goes on needs its account: money is owed to it. */
export async function hasOpenSale(trx: TenantTransaction, ctx: Owner, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("vehicle_sale")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .where("canceled_at", "is", null)
    .where("paid_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Canceled sales go with their account. A car that changed hands keeps its record (49 CFR 580.8: five years), without the
 * bank account.
 */
export async function deleteSalesOfAccount(
  trx: TenantTransaction,
  ctx: Owner,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("vehicle_sale")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .where("canceled_at", "is not", null)
    .execute();
  const kept = await trx
    .updateTable("vehicle_sale")
    .set({ bank_sealed: null })
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .returning("id")
    .execute();
  for (const { id } of kept)
    await trx
      .updateTable("vehicle_sale_payout")
      .set({ destination_sealed: null })
      .where("tenant_id", "=", ctx.tenantId)
      .where("sale_id", "=", id)
      .execute();
}
