import { readRooftops, readStockPage } from "#modules/inventory/server/stock-repo.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantStock } from "./tenant-stock.ts";

const PAGE = 5000;

/** Reads a retailer's whole stock from the table; each page is put into the index while PostgreSQL reads the next one. */
export async function readStock(db: TenantDatabase, stock: TenantStock, year: number): Promise<void> {
  const { id } = stock.tenant;
  const read = (afterId: string) =>
    db.transaction((trx) => readStockPage(trx, id, { afterId, limit: PAGE }), { isOneReading: true });
  stock.setRooftops(await db.transaction((trx) => readRooftops(trx, id), { isOneReading: true }));
  let next = read("");
  for (;;) {
    const rows = await next;
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    if (last !== undefined) {
      next = read(last.id);
      // Awaited after this page; until then its failure is nobody's.
      next.catch(() => undefined);
    }
    for (const row of rows) stock.put(row, year);
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
