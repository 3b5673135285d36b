import { LRUCache } from "lru-cache";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ValueTable } from "../domain/value-table.ts";

interface TradeInValuesTable {
  tenant_id: string;
  fitted_at: Date;
  stock_mark: string;
  table_text: string;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    trade_in_values: TradeInValuesTable;
  }
}

/** Parsed tables by retailer and the moment they were fitted. */
const parsed = new LRUCache<string, ValueTable>({ max: 50 });

/** The values of the retailer's own stock; null before they were fitted for the first time. */
export async function latestValues(trx: TenantTransaction, ctx: RequestContext): Promise<ValueTable | null> {
  const row = await trx
    .selectFrom("trade_in_values")
    .select(["fitted_at", "table_text"])
    .where("tenant_id", "=", ctx.tenantId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const key = `${ctx.tenantId} ${row.fitted_at.toISOString()}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const table = JSON.parse(row.table_text) as ValueTable;
  parsed.set(key, table);
  return table;
}

interface LastFit {
  readonly table: ValueTable;
  /** Of what it was fitted on. */
  readonly mark: string;
  readonly fittedAt: Date;
}

/** The latest table, what it was fitted on, and when; null without one. */
export async function latestFit(trx: TenantTransaction, ctx: RequestContext): Promise<LastFit | null> {
  const row = await trx
    .selectFrom("trade_in_values")
    .select(["fitted_at", "stock_mark", "table_text"])
    .where("tenant_id", "=", ctx.tenantId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { table: JSON.parse(row.table_text) as ValueTable, mark: row.stock_mark, fittedAt: row.fitted_at };
}

export async function saveValues(
  trx: TenantTransaction,
  ctx: RequestContext,
  { table, mark }: { readonly table: ValueTable; readonly mark: string },
): Promise<void> {
  const values = { fitted_at: ctx.clock.now(), stock_mark: mark, table_text: JSON.stringify(table) };
  await trx
    .insertInto("trade_in_values")
    .values({ tenant_id: ctx.tenantId, ...values })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(values))
    .execute();
}
