import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { VehicleCardView } from "../domain/vehicle-view.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { SharedValues, stockItemOfRow } from "./stock-item-of-row.ts";
import { readRooftops, readStockRows } from "./stock-repo.ts";

/**
 * Cards of these vehicles by id, read from the database whatever became of them: sold and withdrawn (Deleted) ones
 * too, so that what somebody kept never silently vanishes. Unknown ids are missing.
 */
export async function vehicleCards(
  trx: TenantTransaction,
  ctx: InventoryContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VehicleCardView>> {
  if (ids.length === 0) return new Map();
  const rows = await readStockRows(trx, ctx.tenantId, ids);
  const rooftops = new Map((await readRooftops(trx, ctx.tenantId)).map((rooftop) => [rooftop.id, rooftop]));
  const estimate = ctx.vehicles.estimateOf(ctx.tenantId);
  const surroundings = { rooftops, estimate, shared: new SharedValues() };
  return new Map(rows.map((row) => [row.id, stockItemOfRow(row, surroundings).card]));
}
