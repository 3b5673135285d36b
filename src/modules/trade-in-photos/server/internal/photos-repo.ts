import type { Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PhotoPlace } from "../../domain/photo-view.ts";

interface TradeInPhotoTable {
  tenant_id: string;
  trade_in_id: string;
  id: string;
  place: PhotoPlace;
  object_key: string;
  content_type: string;
  added_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    trade_in_photo: TradeInPhotoTable;
  }
}

type PhotoRow = Selectable<TradeInPhotoTable>;

/** In the order in which they came. */
export async function findPhotos(
  trx: TenantTransaction,
  ctx: RequestContext,
  tradeInId: string,
): Promise<readonly PhotoRow[]> {
  return trx
    .selectFrom("trade_in_photo")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("trade_in_id", "=", tradeInId)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
}

/** False where the same picture is there already. */
export async function insertPhoto(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<PhotoRow, "tenant_id" | "added_at">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("trade_in_photo")
    .values({ ...row, tenant_id: ctx.tenantId, added_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Its bytes go with the next sweep, by a trigger. */
export async function deletePhoto(
  trx: TenantTransaction,
  ctx: RequestContext,
  { tradeInId, id }: { readonly tradeInId: string; readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom("trade_in_photo")
    .where("tenant_id", "=", ctx.tenantId)
    .where("trade_in_id", "=", tradeInId)
    .where("id", "=", id)
    .execute();
}
