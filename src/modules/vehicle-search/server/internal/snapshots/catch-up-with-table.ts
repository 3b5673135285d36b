import { readDigestsOfVehicles, type StockDigest } from "#modules/inventory/server/changes/stock-digests.ts";
import { readStockRows } from "#modules/inventory/server/stock-repo.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import { applyChanges } from "../apply-changes.ts";
import type { TenantStock } from "../tenant-stock.ts";

const ROWS = 1_000;
const TWO_32 = 2 ** 32;

/**
 * Reads what differs between a stock that was made earlier and the table, vehicle by vehicle where digests differ.
 * @param inTable digests of the table by this many letters, read after the position from which changes are followed
 * @returns how many vehicles were read again or are gone
 */
export async function catchUpWithTable(
  db: TenantDatabase,
  stock: TenantStock,
  { inTable, letters, now }: { inTable: readonly StockDigest[]; letters: number; now: Date },
): Promise<number> {
  const { id: tenantId } = stock.tenant;
  const endings = differingEndings(stock, inTable, letters);
  if (endings.length === 0) return 0;
  const rowsInTable = await db.transaction(
    (trx) => readDigestsOfVehicles(trx, tenantId, { letters, endings }),
    { isOneReading: true },
  );
  const wanted = new Set(endings);
  const known = new Map([...stock.digests()].filter(([id]) => wanted.has(endingOf(id, letters))));
  const gone = [...known.keys()].filter((id) => !rowsInTable.has(id));
  const changed = [...rowsInTable].filter(([id, digest]) => known.get(id) !== digest).map(([id]) => id);
  applyChanges(stock.index, stock.changesOf([], gone, now));
  for (let at = 0; at < changed.length; at += ROWS) {
    const ids = changed.slice(at, at + ROWS);
    const rows = await db.transaction((trx) => readStockRows(trx, tenantId, ids), { isOneReading: true });
    applyChanges(stock.index, stock.changesOf(rows, ids, now));
  }
  return gone.length + changed.length;
}

function differingEndings(stock: TenantStock, read: readonly StockDigest[], letters: number): string[] {
  const inTable = new Map(read.map(({ ending, count, digest }) => [ending, `${count}/${digest}`]));
  const own = ownDigests(stock, letters);
  return [...new Set([...inTable.keys(), ...own.keys()])].filter(
    (ending) => inTable.get(ending) !== own.get(ending),
  );
}

/** As `readStockDigests` counts them. */
function ownDigests(stock: TenantStock, letters: number): Map<string, string> {
  const sums = new Map<string, { count: number; low: number; high: number }>();
  for (const [id, digest] of stock.digests()) {
    const ending = endingOf(id, letters);
    let sum = sums.get(ending);
    if (sum === undefined) sums.set(ending, (sum = { count: 0, low: 0, high: 0 }));
    sum.count += 1;
    // Operators on bits know 32 of them.
    sum.low = (sum.low ^ (digest % TWO_32)) >>> 0;
    sum.high = (sum.high ^ Math.floor(digest / TWO_32)) >>> 0;
  }
  return new Map(
    [...sums].map(([ending, { count, low, high }]) => [ending, `${count}/${high * TWO_32 + low}`]),
  );
}

/** The same as `right` of PostgreSQL, for ids, which are ASCII. */
function endingOf(id: string, letters: number): string {
  return letters === 0 ? "" : id.slice(-letters);
}
