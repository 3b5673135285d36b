import { readStockDigests, type StockDigest } from "#modules/inventory/server/changes/stock-digests.ts";
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
  const saved =
    engine === undefined && snapshots !== undefined
      ? await takeUp(db, tenant, { version, year, now, snapshots })
      : undefined;
  if (saved !== undefined) return saved;
  const stock = new TenantStock(tenant, version);
  if (engine === undefined) {
    await fillFromTable(db, stock, (rooftops) => stock.begin({ rooftops, year }));
  } else {
    stock.begin({ rooftops: await rooftopsOf(db, tenant.id), year });
    await fillBoth(db, stock, engine);
  }
  return { stock, read: stock.index.size, isFromFile: false };
}

const rooftopsOf = (db: TenantDatabase, tenantId: string): Promise<Rooftop[]> =>
  db.transaction((trx) => readRooftops(trx, tenantId), { isOneReading: true });

/** The index, and an engine elsewhere with what was put there. */
async function fillBoth(db: TenantDatabase, stock: TenantStock, engine: SearchEngine): Promise<void> {
  const pages = readStock(db, stock);
  await engine.replace(stock.tenant.id, pages);
  // What the engine did not read.
  for await (const _page of pages);
}

interface SavedParts {
  readonly version: number;
  readonly year: number;
  readonly now: Date;
  readonly snapshots: StockSnapshots;
}

async function takeUp(
  db: TenantDatabase,
  tenant: StockTenant,
  { snapshots, now, ...parts }: SavedParts,
): Promise<Loaded | undefined> {
  const bytes = await snapshots.sizeOf(tenant.id);
  if (bytes === undefined) return undefined;
  const letters = bytes > ONE_DIGEST_UP_TO ? ENDING_LETTERS : 0;
  const { rooftops, digests } = await (letters === 0 ? readTogether : readWhileReading)(
    db,
    tenant.id,
    letters,
  );
  const stock = await snapshots.read(tenant, { ...parts, rooftops });
  if (stock === undefined) return undefined;
  const read = await catchUpWithTable(db, stock, { inTable: await digests, letters, now });
  return { stock, read, isFromFile: true };
}

interface InTable {
  readonly rooftops: readonly Rooftop[];
  readonly digests: readonly StockDigest[] | Promise<readonly StockDigest[]>;
}

/** Of a small stock in one transaction, because a start has thousands of them. */
const readTogether = (db: TenantDatabase, tenantId: string, letters: number): Promise<InTable> =>
  db.transaction(
    async (trx) => {
      const asked = [readRooftops(trx, tenantId), readStockDigests(trx, tenantId, letters)] as const;
      const [rooftops, digests] = await Promise.all(asked);
      return { rooftops, digests };
    },
    { isReading: true },
  );

/** Of a large one PostgreSQL adds up the digests while the file is read. */
async function readWhileReading(db: TenantDatabase, tenantId: string, letters: number): Promise<InTable> {
  const rooftops = await rooftopsOf(db, tenantId);
  const digests = db.transaction((trx) => readStockDigests(trx, tenantId, letters), { isOneReading: true });
  // Awaited after the file, unless that cannot be used; until then its failure is nobody's.
  digests.catch(() => undefined);
  return { rooftops, digests };
}
