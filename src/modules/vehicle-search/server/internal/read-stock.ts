import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import type { StockRow } from "#modules/inventory/server/rows/stock-row.ts";
import { eachStockRow, readRooftops, readStockPage } from "#modules/inventory/server/stock-repo.ts";
import type {
  TenantDatabase,
  TenantTransaction,
} from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantStock } from "./tenant-stock.ts";

const PAGE = 5000;

/**
 * Puts a retailer's whole stock into its index: a small one by one transaction, a large one in the order of the table.
 * @param begin told of the rooftops before the first vehicle
 */
export async function fillFromTable(
  db: TenantDatabase,
  stock: TenantStock,
  begin: (rooftops: readonly Rooftop[]) => void,
): Promise<void> {
  const { id } = stock.tenant;
  const put = (row: StockRow): void => {
    const item = stock.itemOf(row, stock.year);
    if (item !== null) stock.index.put(item);
  };
  const read = (trx: TenantTransaction) =>
    Promise.all([readRooftops(trx, id), readStockPage(trx, id, { afterId: "", limit: PAGE })]);
  const [rooftops, first] = await db.transaction(read, { isReading: true });
  begin(rooftops);
  for (const row of first) put(row);
  const afterId = first.length < PAGE ? undefined : first.at(-1)?.id;
  if (afterId === undefined) return;
  await db.transaction((trx) => eachStockRow(trx, id, { afterId, use: put }), { isReading: true });
}

/**
 * The same for an engine elsewhere too, page by page: no transaction stays open while it writes.
 */
export async function* readStock(
  db: TenantDatabase,
  stock: TenantStock,
): AsyncGenerator<readonly StockItem[]> {
  for await (const items of itemsOf(db, stock, stock.year)) {
    for (const item of items) stock.index.put(item);
    yield items;
  }
}

/** A retailer's whole stock from the table; each page is worked on while PostgreSQL reads the next one. */
async function* itemsOf(
  db: TenantDatabase,
  stock: TenantStock,
  year: number,
): AsyncGenerator<readonly StockItem[]> {
  const { id } = stock.tenant;
  const read = (afterId: string) =>
    db.transaction((trx) => readStockPage(trx, id, { afterId, limit: PAGE }), { isOneReading: true });
  let next = read("");
  for (;;) {
    const rows = await next;
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    if (last !== undefined) {
      next = read(last.id);
      // Awaited after this page; until then its failure is nobody's.
      next.catch(() => undefined);
    }
    yield rows.flatMap((row) => stock.itemOf(row, year) ?? []);
    if (last === undefined) return;
  }
}

/** Does the work for each of them, that many side by side. Throws what the first failure threw. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
