import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { FeedDiff } from "../domain/import-report.ts";
import type { ImportScope } from "./match-feed.ts";
import "./internal/import-tables.ts";
import "#modules/inventory/server/vehicle-table.ts";

/** Counts new, changed and unchanged cars of a matched file. */
export async function diffFeed(
  trx: TenantTransaction,
  { tenantId, importId }: ImportScope,
): Promise<Omit<FeedDiff, "vanished">> {
  const { rows } = await sql<Omit<FeedDiff, "vanished">>`
    select count(*) filter (where v.id is null)::int as new,
      count(*) filter (where v.id is not null and ${differs})::int as changed,
      count(*) filter (where v.id is not null and not ${differs})::int as unchanged
    from inventory_match m
    join inventory_staging s on s.tenant_id = m.tenant_id and s.import_id = m.import_id
      and s.identity_key = m.identity_key
    left join vehicle v on v.tenant_id = m.tenant_id and v.id = m.vehicle_id
    where m.tenant_id = ${tenantId} and m.import_id = ${importId}`.execute(trx);
  return rows[0] ?? { new: 0, changed: 0, unchanged: 0 };
}

/**
 * A vehicle that left and came back differs, even when the feed says the same as before; so does one that
 * moves to another rooftop or comes to a feed, because only files of its own rooftop may remove it later.
 */
const differs = sql<boolean>`(v.feed_hash is distinct from s.feed_hash or v.source <> 'feed:' || s.rooftop_id
  or (v.held_by_order_id is null and v.availability <> s.vehicle->>'availability'))`;

/**
 * Applies a matched file in the caller's transaction: all of it or nothing. Vehicles that a purchase holds keep
 * their availability; an unchanged row costs no write, not even a row lock.
 */
export async function applyFeed(
  trx: TenantTransaction,
  ctx: RequestContext,
  { tenantId, importId }: ImportScope,
): Promise<void> {
  const now = ctx.clock.now();
  const row = sql`inventory_match m
    join inventory_staging s on s.tenant_id = m.tenant_id and s.import_id = m.import_id
      and s.identity_key = m.identity_key
    cross join lateral ${feedRecord}`;
  const mine = sql`m.tenant_id = ${tenantId} and m.import_id = ${importId}`;
  // Two cars may have exchanged their stock numbers, and the index looks at one row at a time.
  await sql`
    update vehicle v set stock_number = null from ${row}
    where ${mine} and v.tenant_id = m.tenant_id and v.id = m.vehicle_id and v.stock_number is not null
      and (v.rooftop_id, v.stock_number) is distinct from (s.rooftop_id, s.stock_number)`.execute(trx);
  await sql`
    update vehicle v set
      identity_key = case when s.vin is null then v.identity_key else 'vin:' || s.vin end,
      source = 'feed:' || s.rooftop_id, feed_hash = s.feed_hash, last_seen_import_id = ${importId}, updated_at = ${now},
      availability = case when v.held_by_order_id is null then f.availability else v.availability end, ${UPDATES}
    from ${row}
    where ${mine} and v.tenant_id = m.tenant_id and v.id = m.vehicle_id and ${differs}`.execute(trx);
  await sql`
    insert into vehicle (tenant_id, id, identity_key, source, feed_hash, last_seen_import_id, created_at, updated_at,
      ${FEED_COLUMNS})
    select ${tenantId}, 'veh_' || replace(gen_random_uuid()::text, '-', ''), s.identity_key,
      'feed:' || s.rooftop_id, s.feed_hash, ${importId}, ${now}, ${now}, ${FEED_VALUES}
    from ${row}
    where ${mine} and m.vehicle_id is null`.execute(trx);
}

const COLUMNS: readonly (readonly [name: string, type: string])[] = [
  ["rooftop_id", "text"],
  ["vin", "text"],
  ["claimed_vin", "text"],
  ["stock_number", "text"],
  ["condition", "text"],
  ["year", "int"],
  ["make", "text"],
  ["model", "text"],
  ["trim", "text"],
  ["body_style", "text"],
  ["drivetrain", "text"],
  ["fuel", "text"],
  ["transmission", "text"],
  ["engine", "text"],
  ["doors", "int"],
  ["mpg_city", "int"],
  ["mpg_highway", "int"],
  ["exterior_color", "jsonb"],
  ["interior_color", "text"],
  ["mileage", "int"],
  ["price_cents", "bigint"],
  ["msrp_cents", "bigint"],
  ["features", "text[]"],
  ["photos", "text[]"],
  ["condition_report", "jsonb"],
  ["description", "text"],
  ["stock_label", "text"],
  ["kbb_price_indicator", "text"],
  ["availability", "text"],
];

/** What a row that is silent about it does not take away: inspections often come in a file of their own. */
const KEPT = new Set(["vin", "claimed_vin", "condition_report"]);
const FEED_COLUMNS = sql.raw(COLUMNS.map(([name]) => name).join(", "));
const FEED_VALUES = sql.raw(COLUMNS.map(([name]) => `f.${name}`).join(", "));
const feedRecord = sql.raw(
  `jsonb_to_record(s.vehicle) as f (${COLUMNS.map(([name, type]) => `${name} ${type}`).join(", ")})`,
);
const UPDATES = sql.raw(
  COLUMNS.filter(([name]) => name !== "availability")
    .map(([name]) => (KEPT.has(name) ? `${name} = coalesce(f.${name}, v.${name})` : `${name} = f.${name}`))
    .join(", "),
);
