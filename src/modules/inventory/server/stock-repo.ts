import { sql } from "kysely";
import type { SystemDatabase } from "#platform/server/database/open-database.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Availability, Condition, KbbPriceIndicator, Rooftop } from "../domain/vehicle.ts";
import "./vehicle-table.ts";

/** What the index reads of one vehicle: texts that many vehicles share are left as the driver gives them. */
export interface StockRow {
  readonly id: string;
  readonly identity_key: string;
  readonly vin: string | null;
  readonly stock_number: string | null;
  readonly rooftop_id: string;
  readonly condition: Condition;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly body_style: string | null;
  readonly drivetrain: string | null;
  readonly fuel: string | null;
  readonly transmission: string | null;
  /** JSON text. */
  readonly exterior_color: string | null;
  readonly interior_color: string | null;
  readonly mileage: number | null;
  readonly price_cents: number | null;
  readonly msrp_cents: number | null;
  readonly incentives_cents: number;
  /** JSON text; null for most. */
  readonly programs_for_all?: string | null;
  /** Joined by the unit separator (U+001F), which is quicker to read than an array. */
  readonly features: string;
  readonly photo: string | null;
  readonly photo_count: number;
  readonly stock_label: string | null;
  readonly online_exclusive: boolean;
  readonly kbb_price_indicator?: KbbPriceIndicator | null;
  readonly availability: Availability;
  /** When it came into the stock, in whole seconds since 1970. */
  readonly added_at: number;
  /** How far the last change of its price took it down; null where it did not. */
  readonly price_drop_cents: number | null;
  /** `PriceStanding`. */
  readonly price_below_percent: number | null;
  /** Changes with every write of the row. */
  readonly row_version: string;
  /** What `StockDigest` is made of. */
  readonly digest?: number;
}

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

/** Ends a column within a line, and stands for none. A text that holds the first is read by itself. */
const [UNIT, NONE] = ["\u001e", "\u001d"];
const LINE =
  `rooftop_id condition year make model trim body_style drivetrain fuel transmission exterior_color interior_color
  mileage price_cents msrp_cents incentives_cents programs_for_all features photo_count stock_label online_exclusive
  kbb_price_indicator availability added_at price_drop_cents price_below_percent row_version digest`.split(
    /\s+/u,
  );

/**
 * Listed vehicles with ids after `afterId` as they lie in the table, a page with each call and none at the end. By id
 * PostgreSQL goes back and forth in the table, which of a large stock is three times the work. What many cars have alike, and
 * numbers, come in one line: of 33 columns the driver makes rows four times as slowly. For one transaction that stays open
 * meanwhile.
 */
export async function openStockPages(
  trx: TenantTransaction,
  tenantId: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<() => Promise<StockRow[]>> {
  // All of it is wanted, and not the first rows soon.
  await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(trx);
  const parts = sql.join(LINE.map((name) => sql`coalesce(${sql.ref(name)}::text, ${sql.lit(NONE)})`));
  await sql`
    declare listed_stock no scroll cursor for
    select id, identity_key, vin, stock_number, photo, concat_ws(${sql.lit(UNIT)}, ${parts}) as line from (
      select ${columns} from vehicle where tenant_id = ${tenantId} and id > ${afterId} and ${isListedRow}
    ) listed`.execute(trx);
  const page = sql<LinedRow>`fetch ${sql.lit(limit)} from listed_stock`;
  return async () => {
    const lined = (await page.execute(trx)).rows.map(rowOf);
    const odd = lined.flatMap((row) => (typeof row === "string" ? [row] : []));
    const rows = lined.filter((row) => typeof row !== "string");
    return odd.length === 0 ? rows : [...rows, ...(await readStockRows(trx, tenantId, odd))];
  };
}

/** What each car has for itself is a text of its own: a part of a line would keep all of it in memory. */
type LinedRow = Pick<StockRow, "id" | "identity_key" | "vin" | "stock_number" | "photo"> & {
  readonly line: string;
};

const text = (part: string | undefined): string | null => (part === undefined || part === NONE ? null : part);
const number = (part: string | undefined): number | null =>
  part === undefined || part === NONE ? null : Number(part);

/** One literal, so that all rows have one shape; the id of a car whose line has too many parts. */
function rowOf({ id, identity_key, vin, stock_number, photo, line }: LinedRow): StockRow | string {
  const parts = line.split(UNIT);
  if (parts.length !== LINE.length) return id;
  const row: Record<keyof StockRow, unknown> = {
    id,
    identity_key,
    vin,
    stock_number,
    rooftop_id: parts[0],
    condition: parts[1],
    year: Number(parts[2]),
    make: parts[3],
    model: parts[4],
    trim: text(parts[5]),
    body_style: text(parts[6]),
    drivetrain: text(parts[7]),
    fuel: text(parts[8]),
    transmission: text(parts[9]),
    exterior_color: text(parts[10]),
    interior_color: text(parts[11]),
    mileage: number(parts[12]),
    price_cents: number(parts[13]),
    msrp_cents: number(parts[14]),
    incentives_cents: Number(parts[15]),
    programs_for_all: text(parts[16]),
    features: parts[17],
    photo,
    photo_count: Number(parts[18]),
    stock_label: text(parts[19]),
    online_exclusive: parts[20] === "true",
    kbb_price_indicator: text(parts[21]),
    availability: parts[22],
    added_at: Number(parts[23]),
    price_drop_cents: number(parts[24]),
    price_below_percent: number(parts[25]),
    row_version: parts[26],
    digest: Number(parts[27]),
  };
  return row as unknown as StockRow;
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
