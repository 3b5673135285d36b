import { readStockDigests } from "#modules/inventory/server/changes/stock-digests.ts";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { readRooftops } from "#modules/inventory/server/stock-repo.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import type { SearchEngine } from "../search-engine.ts";
import { fillFromTable, readStock } from "./read-stock.ts";
import { catchUpWithTable } from "./snapshots/catch-up-with-table.ts";
import type { StockSnapshots } from "./snapshots/stock-snapshots.ts";
import { TenantStock, type StockTenant } from "./tenant-stock.ts";

/** Bytes of a file up to which one digest is enough; above, one for each ending, so that a few changes do not read everything. */
const ONE_DIGEST_UP_TO = 1024 * 1024;
const ENDING_LETTERS = 2;

interface LoadParts {
  readonly version: number;
  readonly now: Date;
  readonly snapshots: StockSnapshots | undefined;
  /** What has to be told of everything, beside the index. */
  readonly engine: SearchEngine | undefined;
}

interface Loaded {
  readonly stock: TenantStock;
  /** Vehicles that were read from the table: of a stock from a file only what differs. */
  readonly read: number;
  readonly isFromFile: boolean;
}

/** A retailer's stock as the table has it: what a file tells and what differs from it, or all of it from the table. */
export async function loadStock(
  db: TenantDatabase,
  tenant: StockTenant,
  parts: LoadParts & { readonly log: Log },
): Promise<TenantStock> {
  const { log } = parts;
  const started = performance.now();
  const { stock, read, isFromFile } = await loadFromAnywhere(db, tenant, parts);
  const durationMs = Math.round(performance.now() - started);
  log.info("stock loaded", { tenantId: tenant.id, count: stock.index.size, durationMs });
  if (isFromFile) log.info("stock differed from its file", { tenantId: tenant.id, count: read });
  return stock;
}

async function loadFromAnywhere(db: TenantDatabase, tenant: StockTenant, parts: LoadParts): Promise<Loaded> {
  const { version, now, snapshots, engine } = parts;
  const year = now.getUTCFullYear();
  const rooftops = await db.transaction((trx) => readRooftops(trx, tenant.id), { isOneReading: true });
  const saved =
    engine === undefined && snapshots !== undefined
      ? await takeUp(db, tenant, { version, rooftops, year, now, snapshots })
      : undefined;
  if (saved !== undefined) return saved;
  const stock = new TenantStock(tenant, version);
  stock.begin({ rooftops, year });
  if (engine === undefined) await fillFromTable(db, stock);
  else await fillBoth(db, stock, engine);
  return { stock, read: stock.index.size, isFromFile: false };
}

/** The index, and an engine elsewhere with what was put there. */
async function fillBoth(db: TenantDatabase, stock: TenantStock, engine: SearchEngine): Promise<void> {
  const pages = readStock(db, stock);
  await engine.replace(stock.tenant.id, pages);
  // What the engine did not read.
  for await (const _page of pages);
}

/** PostgreSQL adds up its digests while the file is read. */
async function takeUp(
  db: TenantDatabase,
  tenant: StockTenant,
  parts: {
    readonly version: number;
    readonly rooftops: readonly Rooftop[];
    readonly year: number;
    readonly now: Date;
    readonly snapshots: StockSnapshots;
  },
): Promise<Loaded | undefined> {
  const { now, snapshots } = parts;
  const bytes = await snapshots.sizeOf(tenant.id);
  if (bytes === undefined) return undefined;
  const letters = bytes > ONE_DIGEST_UP_TO ? ENDING_LETTERS : 0;
  const digests = db.transaction((trx) => readStockDigests(trx, tenant.id, letters), { isOneReading: true });
  // Awaited below, unless the file cannot be used; until then its failure is nobody's.
  digests.catch(() => undefined);
  const stock = await snapshots.read(tenant, parts);
  if (stock === undefined) return undefined;
  const read = await catchUpWithTable(db, stock, { inTable: await digests, letters, now });
  return { stock, read, isFromFile: true };
}
