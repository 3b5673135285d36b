import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { FeedFacts } from "../domain/feed-facts.ts";
import { KNOWN_MAKES } from "../domain/known-makes-data.ts";
import { ON_SALE, type ImportScope } from "./match-feed.ts";
import "./internal/import-tables.ts";
import "#modules/inventory/server/vehicle-table.ts";

/** Miles by which a reading may be corrected without being turned back. */
const CORRECTION = 100;
/** From here on a mileage is a used car's own number; below it many cars share one. */
const OWN_MILEAGE = 100;

/** What the database alone knows; the rest is counted while rows are read. */
type CountedFacts = Omit<
  FeedFacts,
  "exchangedKeys" | "unreadablePrices" | "reborn" | "yearTold" | "yearContradicted"
>;

interface Row {
  readonly counts: CountedFacts;
}

/** What the staged rows say of the cars they mean, in one look of the database at both. */
export async function countFeedFacts(
  trx: TenantTransaction,
  scope: ImportScope,
  { priceMovePercent }: { readonly priceMovePercent: number },
): Promise<CountedFacts> {
  const far = 1 + priceMovePercent / 100;
  const near = 1 - priceMovePercent / 100;
  const { rows } = await sql<Row>`
    with pair as (${pairs(scope)})
    select json_build_object(
      'rows', count(*), 'known', count(*) filter (where known), 'fresh', count(*) filter (where fresh),
      'pricedBefore', count(*) filter (where known and old_price is not null),
      'lostPrice', count(*) filter (where known and old_price is not null and price is null),
      'priced', count(*) filter (where known and price_ratio is not null),
      'movedFar', count(*) filter (where known and (price_ratio > ${far} or price_ratio < ${near})),
      'medianPriceRatio', percentile_cont(0.5) within group (order by price_ratio) filter (where known),
      'metered', count(*) filter (where known and mileage_ratio is not null),
      'rolledBack', count(*) filter (where known and mileage < old_mileage - ${CORRECTION}),
      'medianMileageRatio', percentile_cont(0.5) within group (order by mileage_ratio) filter (where known),
      'crossed', count(*) filter (where known and old_price is distinct from price
        and (price = old_mileage::bigint * 100 or mileage = round(old_price / 100.0))),
      'renamed', count(*) filter (where known and (make <> old_make or model <> old_model or year <> old_year)),
      'twoColored', count(*) filter (where known and old_exterior <> old_interior),
      'repainted', count(*) filter (where known and old_exterior <> old_interior and interior = old_exterior
        and (exterior = old_interior or exterior is null)),
      'withdrawn', count(*) filter (where known and availability = 'Deleted'),
      'used', ${figures(sql`condition <> 'new'`)}, 'new', ${figures(sql`condition = 'new'`)},
      'aged', count(*) filter (where condition <> 'new' and price is not null and mileage is not null),
      'priceByYear', corr(price, year) filter (where condition <> 'new' and mileage is not null),
      'mileageByYear', corr(mileage, year) filter (where condition <> 'new' and price is not null),
      'makeAsModel', count(*) filter (where model = any(${[...KNOWN_MAKES]}) and make <> all(${[...KNOWN_MAKES]}))
    ) as counts
    from pair`.execute(trx);
  if (rows[0] === undefined) throw new Error("An aggregate answered no row.");
  return rows[0].counts;
}

function pairs({ tenantId, importId }: ImportScope) {
  return sql`
    select coalesce(v.availability in ${ON_SALE}, false) as known, m.vehicle_id is null as fresh, f.*,
      v.price_cents as old_price, v.mileage as old_mileage, lower(v.make) as old_make, lower(v.model) as old_model,
      v.year as old_year, lower(v.exterior_color->>'name') as old_exterior, lower(v.interior_color) as old_interior,
      f.price::float8 / nullif(v.price_cents, 0) as price_ratio,
      case when v.mileage > ${OWN_MILEAGE} then f.mileage::float8 / v.mileage end as mileage_ratio
    from inventory_match m
    join inventory_staging s on s.tenant_id = m.tenant_id and s.import_id = m.import_id
      and s.identity_key = m.identity_key
    cross join lateral (select (s.vehicle->>'price_cents')::bigint as price, (s.vehicle->>'mileage')::int as mileage,
      (s.vehicle->>'year')::int as year, lower(s.vehicle->>'make') as make, lower(s.vehicle->>'model') as model,
      lower(s.vehicle->'exterior_color'->>'name') as exterior, lower(s.vehicle->>'interior_color') as interior,
      s.vehicle->>'condition' as condition, s.vehicle->>'availability' as availability) f
    left join vehicle v on v.tenant_id = m.tenant_id and v.id = m.vehicle_id
    where m.tenant_id = ${tenantId} and m.import_id = ${importId}`;
}

function figures(of: ReturnType<typeof sql>) {
  return sql`json_build_object('priced', count(price) filter (where ${of}),
    'medianPriceCents', percentile_cont(0.5) within group (order by price) filter (where ${of}),
    'metered', count(mileage) filter (where ${of}),
    'medianMileage', percentile_cont(0.5) within group (order by mileage) filter (where ${of}))`;
}

/** New rows that describe to the mile and the dollar a car that is on sale and that no row of the file means. */
export async function countReborn(trx: TenantTransaction, scope: ImportScope): Promise<number> {
  const { rows } = await sql<{ reborn: number }>`
    select count(*)::int as reborn
    from inventory_match m
    join inventory_staging s on s.tenant_id = m.tenant_id and s.import_id = m.import_id
      and s.identity_key = m.identity_key
    where m.tenant_id = ${scope.tenantId} and m.import_id = ${scope.importId} and m.vehicle_id is null
      and (s.vehicle->>'mileage')::int > ${OWN_MILEAGE}
      and exists (select from vehicle v where v.tenant_id = m.tenant_id and v.rooftop_id = s.rooftop_id
        and v.availability in ${ON_SALE} and v.mileage = (s.vehicle->>'mileage')::int
        and v.price_cents = (s.vehicle->>'price_cents')::bigint and v.year = (s.vehicle->>'year')::int
        and lower(v.make) = lower(s.vehicle->>'make')
        and not exists (select from inventory_match other where other.tenant_id = ${scope.tenantId}
          and other.import_id = ${scope.importId} and other.vehicle_id = v.id))`.execute(trx);
  return rows[0]?.reborn ?? 0;
}
