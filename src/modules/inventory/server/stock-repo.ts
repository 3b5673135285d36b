import { sql } from "kysely";
import type { SystemDatabase } from "#platform/server/database/open-database.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type LinedRow, lineOfRow, lineReader } from "./rows/stock-lines.ts";
import type { StockRow } from "./rows/stock-row.ts";
import type { Rooftop } from "../domain/vehicle.ts";
import "./vehicle-table.ts";

/**
 * Of everything that is read of a vehicle. When its price last changed stands for how far down it went. 53 bits, which
 * a number holds exactly.
 */
export const digestOfRow = sql`(hash_record_extended(row(id, identity_key, vin, stock_number, rooftop_id, condition, year,
  make, model, trim, body_style, drivetrain, fuel, transmission, exterior_color, interior_color, mileage, price_cents,
  msrp_cents, incentives_cents, programs_for_all, features, photos, stock_label, online_exclusive, kbb_price_indicator,
  availability, created_at, price_below_percent, updated_at), 0) & 9007199254740991)::float8`;

/** Which vehicles search knows at all. */
export const isListedRow = sql`availability in ('Available', 'PendingSale')`;

const columns = sql`id, identity_key, vin, stock_number, rooftop_id, condition, year, make, model, trim, body_style,
  drivetrain, fuel, transmission, exterior_color::text, interior_color, mileage, price_cents, msrp_cents,
  incentives_cents, programs_for_all::text, array_to_string(features, E'\\x1f') as features, photos[1] as photo,
  cardinality(photos) as photo_count, stock_label, online_exclusive, kbb_price_indicator, availability,
  floor(extract(epoch from created_at))::float8 as added_at, price_below_percent,
  (select nullif(greatest(c.old_price_cents - c.new_price_cents, 0), 0)::float8
    from vehicle_price_change c where c.tenant_id = vehicle.tenant_id and c.vehicle_id = vehicle.id
    order by c.changed_at desc limit 1) as price_drop_cents, xmin::text as row_version, ${digestOfRow} as digest`;

/** Listed vehicles with ids after `afterId`, by id. */
export async function readStockPage(
  trx: TenantTransaction,
  tenantId: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${columns} from vehicle
    where tenant_id = ${tenantId} and id > ${afterId} and ${isListedRow}
    order by id limit ${limit}`.execute(trx);
  return rows;
}

/** Rows at a time, so that whoever asks meanwhile waits for some milliseconds. */
const ROWS = 500;
/** What is asked leaves when the turn ends: PostgreSQL reads one page while another one is worked on. */
const PAGES_AHEAD = 2;

/**
 * Tells `use` of listed vehicles with ids after `afterId` as they lie in the table. By id PostgreSQL goes back and forth in the
 * table, which of a large stock is three times the work. For a transaction that stays open meanwhile.
 */
export async function eachStockRow(
  trx: TenantTransaction,
  tenantId: string,
  { afterId, use }: { readonly afterId: string; readonly use: (row: StockRow) => void },
): Promise<void> {
  // All of it is wanted, and not the first rows soon.
  await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(trx);
  await sql`
    declare listed_stock no scroll cursor for
    select id, vin, stock_number, photo, ${lineOfRow} as line from (
      select ${columns} from vehicle where tenant_id = ${tenantId} and id > ${afterId} and ${isListedRow}
    ) listed`.execute(trx);
  const readLine = lineReader();
  for await (const rows of pagesAhead(() =>
    sql<LinedRow>`fetch ${sql.lit(ROWS)} from listed_stock`.execute(trx),
  )) {
    const odd: string[] = [];
    for (const lined of rows) {
      const row = readLine(lined);
      if (row === undefined) odd.push(lined.id);
      else use(row);
    }
    if (odd.length > 0) for (const row of await readStockRows(trx, tenantId, odd)) use(row);
  }
}

/** Pages until one is empty; the next one is asked for before one is taken. */
async function* pagesAhead<T>(
  ask: () => Promise<{ readonly rows: readonly T[] }>,
): AsyncGenerator<readonly T[]> {
  const asked: ReturnType<typeof ask>[] = [];
  for (;;) {
    while (asked.length < PAGES_AHEAD) {
      const page = ask();
      // Awaited after other pages; until then its failure is nobody's.
      page.catch(() => undefined);
      asked.push(page);
    }
    const rows = (await asked.shift())?.rows ?? [];
    if (rows.length === 0) return;
    yield rows;
  }
}

const byIds = keptSql(
  (of: { readonly tenantId: string; readonly ids: readonly string[] }) => sql<StockRow>`
    select ${columns} from vehicle where tenant_id = ${of.tenantId} and id = any(${of.ids})`,
);

/** These vehicles whatever their availability; deleted rows are missing. */
export function readStockRows(
  trx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<StockRow[]> {
  return byIds(trx, { tenantId, ids });
}

/** Every rooftop of the retailer, with its address and zone. */
export async function readRooftops(trx: TenantTransaction, tenantId: string): Promise<Rooftop[]> {
  const rows = await trx
    .selectFrom("rooftop")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    streetAddress: row.street_address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    phone: row.phone,
  }));
}

const hint = keptSql(
  ({ origin }: { readonly origin: string }) => sql`select pg_notify('inventory', ${origin})`,
);

/** Wakes whoever follows the stock; what changed stands in the feed. `origin` names the sender, who knows it already. */
export async function sendStockHint(system: SystemDatabase, origin: string): Promise<void> {
  await hint(system.kysely, { origin });
}
