import { sql } from "kysely";
import type { EstimatePayment } from "#modules/pricing/domain/estimated-payment.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { priceHistoryOf, type PriceChange } from "../domain/price-history.ts";
import type { ConditionReport } from "../domain/condition/condition-report.ts";
import type { Rooftop, Vehicle } from "../domain/vehicle.ts";
import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import { SharedValues, stockItemOfRow } from "./stock-item-of-row.ts";
import type { StockRow } from "./rows/stock-row.ts";

interface DetailsRow extends StockRow {
  readonly price_compared: number | null;
  readonly engine: string | null;
  readonly doors: number | null;
  readonly mpg_city: number | null;
  readonly mpg_highway: number | null;
  readonly description: string | null;
  readonly photos: string[];
  readonly condition_report: ConditionReport | null;
  readonly features_list: string[];
  readonly rooftop: Rooftop;
  readonly created_at: Date;
  readonly price_changes: PriceChange[] | null;
}

/** More steps than anybody reads are left out, the oldest first. */
const MOST_CHANGES = 24;

interface AskedVehicles {
  readonly tenantId: string;
  /** VINs or ids. */
  readonly keys: readonly string[];
  readonly estimate: EstimatePayment;
}

/** These vehicles with their rooftops, one for each key; undefined where there is none or it was deleted. */
export async function readVehicleDetails(
  trx: TenantTransaction,
  { tenantId, keys, estimate }: AskedVehicles,
): Promise<(VehicleDetailsView | undefined)[]> {
  const identities = keys.map(identityOf);
  const { rows } = await sql<DetailsRow>`
    select v.id, v.identity_key, v.vin, v.stock_number, v.rooftop_id, v.condition, v.year, v.make, v.model, v.trim,
      v.body_style, v.drivetrain, v.fuel, v.transmission, v.exterior_color::text, v.interior_color, v.mileage,
      v.price_cents, v.msrp_cents, v.incentives_cents, v.programs_for_all::text, '' as features, v.photos[1] as photo,
      cardinality(v.photos) as photo_count, v.stock_label, v.online_exclusive, v.kbb_price_indicator, v.availability,
      v.price_below_percent, v.price_compared, floor(extract(epoch from v.created_at))::float8 as added_at,
      v.xmin::text as row_version, v.engine, v.doors, v.mpg_city, v.mpg_highway, v.description, v.photos,
      v.condition_report,
      v.features as features_list,
      json_build_object('id', r.id, 'name', r.name, 'streetAddress', r.street_address, 'city', r.city,
        'state', r.state, 'zipCode', r.zip_code, 'latitude', r.latitude, 'longitude', r.longitude,
        'timeZone', r.time_zone, 'phone', r.phone) as rooftop, v.created_at,
      null::float8 as price_drop_cents,
      (select json_agg(json_build_object('at', c.changed_at, 'from', c.old_price_cents, 'to', c.new_price_cents)
          order by c.changed_at)
        from (select changed_at, old_price_cents, new_price_cents from vehicle_price_change
          where tenant_id = v.tenant_id and vehicle_id = v.id order by changed_at desc limit ${MOST_CHANGES}) c
      ) as price_changes
    from vehicle v join rooftop r on r.tenant_id = v.tenant_id and r.id = v.rooftop_id
    where v.tenant_id = ${tenantId} and v.availability <> 'Deleted'
      and (v.identity_key = any(${identities}) or v.id = any(${keys}))`.execute(trx);
  const shared = new SharedValues();
  return keys.map((key, at) => {
    const row = rows.find(({ id, identity_key }) => identity_key === identities[at] || id === key);
    return row && detailsOf(row, { estimate, shared });
  });
}

function identityOf(key: string): string {
  return `vin:${key.toUpperCase()}`;
}

function detailsOf(
  row: DetailsRow,
  { estimate, shared }: { estimate: EstimatePayment; shared: SharedValues },
): VehicleDetailsView {
  const rooftops = new Map([[row.rooftop.id, row.rooftop]]);
  const { card } = stockItemOfRow(row, { rooftops, estimate, shared });
  return {
    ...card,
    transmission: row.transmission as Vehicle["transmission"],
    priceCompared: row.price_compared,
    engine: row.engine,
    doors: row.doors,
    mpgCity: row.mpg_city,
    mpgHighway: row.mpg_highway,
    interiorColor: row.interior_color,
    features: row.features_list,
    photos: row.photos,
    conditionReport: row.condition_report,
    description: row.description,
    priceHistory: priceHistoryOf(
      row.created_at.toISOString(),
      (row.price_changes ?? []).map((change) => ({ ...change, at: new Date(change.at).toISOString() })),
    ),
    rooftop: row.rooftop,
  };
}
