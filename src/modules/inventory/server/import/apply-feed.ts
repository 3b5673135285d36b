import { sql } from "kysely";
import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import "../internal/import-tables.ts";
import "../internal/vehicle-table.ts";

/** What a file would change, counted before anything is changed. */
export interface FeedDiff {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** On sale from the same source, but not in this file, and not part of a purchase. */
  readonly vanished: number;
  /** On sale from the same source before this file. */
  readonly onSaleBefore: number;
}

interface Scope {
  readonly importId: string;
  readonly source: string;
}

/** Counts new, changed, unchanged and vanished vehicles of a staged file. */
export async function diffFeed(ctx: RequestContext, { importId, source }: Scope): Promise<FeedDiff> {
  return ctx.db.transaction(async (trx) => {
    const { rows } = await sql<{ fresh: number; changed: number; unchanged: number }>`
      select count(*) filter (where v.id is null)::int as fresh,
        count(*) filter (where v.id is not null and ${differs(source)})::int as changed,
        count(*) filter (where v.id is not null and not ${differs(source)})::int as unchanged
      from inventory_staging s
      left join vehicle v on v.tenant_id = s.tenant_id and v.identity_key = s.identity_key
      where s.tenant_id = ${ctx.tenantId} and s.import_id = ${importId}`.execute(trx);
    const before = await sql<{ on_sale: number; vanished: number }>`
      select count(*)::int as on_sale, count(*) filter (where ${absent(ctx.tenantId, importId)})::int as vanished
      from vehicle v
      where v.tenant_id = ${ctx.tenantId} and v.source = ${source} and v.availability in ('Available', 'PendingSale')
        and v.held_by_order_id is null`.execute(trx);
    return {
      new: rows[0]?.fresh ?? 0,
      changed: rows[0]?.changed ?? 0,
      unchanged: rows[0]?.unchanged ?? 0,
      vanished: before.rows[0]?.vanished ?? 0,
      onSaleBefore: before.rows[0]?.on_sale ?? 0,
    };
  });
}

/**
 * A vehicle that left and came back differs, even when the feed says the same as before; so does one that
 * moves to another source, because only its own source may remove it later.
 */
const differs = (
  source: string,
) => sql<boolean>`(v.feed_hash is distinct from s.feed_hash or v.source <> ${source}
  or (v.held_by_order_id is null and v.availability <> s.vehicle->>'availability'))`;

function absent(tenantId: string, importId: string) {
  return sql<boolean>`not exists (select from inventory_staging s
    where s.tenant_id = ${tenantId} and s.import_id = ${importId} and s.identity_key = v.identity_key)`;
}

/**
 * Applies a staged file in the caller's transaction: all of it or nothing. Vehicles that a purchase
 * holds keep their availability; vanished ones become Sold unless `remove` is false.
 * Returns how many were removed.
 */
export async function applyFeed(
  trx: TenantTransaction,
  ctx: RequestContext,
  scope: Scope & { readonly remove: boolean },
): Promise<number> {
  const now = ctx.clock.now();
  await sql`
    insert into vehicle (tenant_id, id, identity_key, source, feed_hash, last_seen_import_id, created_at, updated_at,
      ${FEED_COLUMNS})
    select ${ctx.tenantId}, 'veh_' || replace(gen_random_uuid()::text, '-', ''), s.identity_key, ${scope.source},
      s.feed_hash, ${scope.importId}, ${now}, ${now}, ${feedColumns("f")}
    from inventory_staging s, ${feedRecord}
    where s.tenant_id = ${ctx.tenantId} and s.import_id = ${scope.importId}
      -- An unchanged row costs no write, not even a row lock.
      and not exists (select from vehicle v where v.tenant_id = s.tenant_id and v.identity_key = s.identity_key
        and not ${differs(scope.source)})
    on conflict (tenant_id, identity_key) do update set
      source = excluded.source, feed_hash = excluded.feed_hash, last_seen_import_id = excluded.last_seen_import_id,
      updated_at = excluded.updated_at,
      availability = case when vehicle.held_by_order_id is null then excluded.availability else vehicle.availability end,
      ${UPDATES}`.execute(trx);
  if (!scope.remove) return 0;
  const removed = await sql`
    update vehicle v set availability = 'Sold', stock_label = null, updated_at = ${now}
    where v.tenant_id = ${ctx.tenantId} and v.source = ${scope.source}
      and v.availability in ('Available', 'PendingSale') and v.held_by_order_id is null
      and ${absent(ctx.tenantId, scope.importId)}`.execute(trx);
  return Number(removed.numAffectedRows ?? 0);
}

const COLUMNS: readonly (readonly [name: string, type: string])[] = [
  ["rooftop_id", "text"],
  ["vin", "text"],
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
  ["description", "text"],
  ["stock_label", "text"],
  ["kbb_price_indicator", "text"],
  ["availability", "text"],
];

const FEED_COLUMNS = sql.raw(COLUMNS.map(([name]) => name).join(", "));
const feedColumns = (alias: string) => sql.raw(COLUMNS.map(([name]) => `${alias}.${name}`).join(", "));
const feedRecord = sql.raw(
  `jsonb_to_record(s.vehicle) as f (${COLUMNS.map(([name, type]) => `${name} ${type}`).join(", ")})`,
);
const UPDATES = sql.raw(
  COLUMNS.filter(([name]) => name !== "availability")
    .map(([name]) => `${name} = excluded.${name}`)
    .join(", "),
);
