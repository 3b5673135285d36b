import type { UpdateQueryBuilder, UpdateResult } from "kysely";
import type { DatabaseTables } from "#platform/server/database/tables/database-tables.ts";
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
  await eraseAccounts(trx, ctx, (sales) => sales.where("account_id", "=", accountId));
}

/** Of sales that were paid before a moment. */
export async function eraseAccountsBefore(trx: TenantTransaction, ctx: Owner, before: Date): Promise<void> {
  await eraseAccounts(trx, ctx, (sales) => sales.where("paid_at", "<", before));
}

type Sales = UpdateQueryBuilder<DatabaseTables, "vehicle_sale", "vehicle_sale", UpdateResult>;

async function eraseAccounts(
  trx: TenantTransaction,
  ctx: Owner,
  which: (sales: Sales) => Sales,
): Promise<void> {
  const all = trx
    .updateTable("vehicle_sale")
    .set({ bank_sealed: null })
    .where("tenant_id", "=", ctx.tenantId);
  const erased = await which(all).returning("id").execute();
  if (erased.length === 0) return;
  await trx
    .updateTable("vehicle_sale_payout")
    .set({ destination_sealed: null })
    .where("tenant_id", "=", ctx.tenantId)
    .where(
      "sale_id",
      "in",
      erased.map(({ id }) => id),
    )
    .where("destination_sealed", "is not", null)
    .execute();
}

/** Sales that nobody needs anymore: canceled ones, and sold cars after the years that the law asks for. */
export async function deleteSalesBefore(
  trx: TenantTransaction,
  ctx: Owner,
  { canceled, sold }: { readonly canceled: Date; readonly sold: Date },
): Promise<void> {
  await trx
    .deleteFrom("vehicle_sale")
    .where("tenant_id", "=", ctx.tenantId)
    .where((is) => is.or([is("canceled_at", "<", canceled), is("paid_at", "<", sold)]))
    .execute();
}
