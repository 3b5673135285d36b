import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type {} from "./favorites-table.ts";

/** One row of an account's list. */
interface Favorite {
  readonly vehicleId: string;
  readonly savedAt: Date;
  readonly savedPriceCents: Cents | null;
}

/** Everything an account has saved, newest first. */
export async function findFavorites(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<Favorite[]> {
  const rows = await trx
    .selectFrom("favorite")
    .select(["vehicle_id", "saved_at", "saved_price_cents"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("vehicle_id")
    .execute();
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    savedAt: row.saved_at,
    savedPriceCents: row.saved_price_cents,
  }));
}

/** Keeps the first price and moment when the vehicle is saved already. */
export async function insertFavorite(
  trx: TenantTransaction,
  ctx: RequestContext,
  favorite: Favorite & { readonly accountId: string },
): Promise<void> {
  await trx
    .insertInto("favorite")
    .values({
      tenant_id: ctx.tenantId,
      account_id: favorite.accountId,
      vehicle_id: favorite.vehicleId,
      saved_at: favorite.savedAt,
      saved_price_cents: favorite.savedPriceCents,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "account_id", "vehicle_id"]).doNothing())
    .execute();
}

/** Removes these; those that are not saved do not matter. */
export async function deleteFavorites(
  trx: TenantTransaction,
  ctx: RequestContext,
  { accountId, vehicleIds }: { readonly accountId: string; readonly vehicleIds: readonly string[] },
): Promise<void> {
  if (vehicleIds.length === 0) return;
  await trx
    .deleteFrom("favorite")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .where("vehicle_id", "in", vehicleIds)
    .execute();
}

/** Removes all of an account. */
export async function deleteAllFavorites(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("favorite")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .execute();
}
