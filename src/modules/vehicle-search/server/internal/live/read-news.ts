import { readRooftops, readStockRows } from "#modules/inventory/server/stock-repo.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import type { StockChanges } from "../../search-engine.ts";
import type { AppliedVehicles } from "../applied-vehicles.ts";
import { TenantStock, type StockTenant } from "../tenant-stock.ts";

interface StockNews {
  readonly changes: StockChanges;
  /** The row versions that were read, empty for a vehicle that is gone. */
  readonly versions: ReadonlyMap<string, string>;
}

/** What the table says of these vehicles that was not applied to the stock yet; undefined for nothing. */
export async function readNews(
  db: TenantDatabase,
  stock: TenantStock,
  parts: { readonly ids: readonly string[]; readonly applied: AppliedVehicles; readonly clock: Clock },
): Promise<StockNews | undefined> {
  const { ids, applied, clock } = parts;
  const { id: tenantId } = stock.tenant;
  const rows = await db.transaction((trx) => readStockRows(trx, tenantId, ids), { isOneReading: true });
  if (stock.mayMissRooftopOf(rows))
    stock.setRooftops(await db.transaction((trx) => readRooftops(trx, tenantId), { isOneReading: true }));
  const read = new Map(ids.map((id) => [id, ""]));
  for (const row of rows) read.set(row.id, row.row_version);
  const versions = new Map([...read].filter(([id, version]) => applied.isNews(tenantId, id, version)));
  if (versions.size === 0) return undefined;
  const changed = rows.filter(({ id }) => versions.has(id));
  return { changes: stock.changesOf(changed, [...versions.keys()], clock.now()), versions };
}

/** The same for an engine elsewhere, of a stock that is not in memory. */
export async function readChanges(
  db: TenantDatabase,
  tenant: StockTenant,
  { ids, clock }: { readonly ids: readonly string[]; readonly clock: Clock },
): Promise<StockChanges> {
  const stock = new TenantStock(tenant, 0);
  const rows = await db.transaction(async (trx) => {
    stock.setRooftops(await readRooftops(trx, tenant.id));
    return readStockRows(trx, tenant.id, ids);
  });
  return stock.changesOf(rows, ids, clock.now());
}
