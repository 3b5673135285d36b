import { sql } from "kysely";
import type { EstimatePayment } from "#modules/pricing/domain/estimated-payment.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { Rooftop, Vehicle } from "../../domain/vehicle.ts";
import type { VehicleDetailsView } from "../../domain/vehicle-view.ts";
import { SharedValues, stockItemOfRow } from "./stock-item-of-row.ts";
import type { StockRow } from "./stock-repo.ts";

interface DetailsRow extends StockRow {
  readonly engine: string | null;
  readonly doors: number | null;
  readonly mpg_city: number | null;
  readonly mpg_highway: number | null;
  readonly description: string | null;
  readonly photos: string[];
  readonly features_list: string[];
  readonly rooftop: Rooftop;
}

/** One vehicle with its rooftop by VIN or id; undefined when there is none or it was deleted. */
export async function readVehicleDetails(
  trx: TenantTransaction,
  input: { tenantId: string; key: string; estimate: EstimatePayment },
): Promise<VehicleDetailsView | undefined> {
  const { tenantId, key } = input;
  const { rows } = await sql<DetailsRow>`
    select v.id, v.identity_key, v.vin, v.stock_number, v.rooftop_id, v.condition, v.year, v.make, v.model, v.trim,
      v.body_style, v.drivetrain, v.fuel, v.transmission, v.exterior_color::text, v.interior_color, v.mileage,
      v.price_cents, v.msrp_cents, v.incentives_cents, '' as features, v.photos[1] as photo,
      cardinality(v.photos) as photo_count, v.stock_label, v.online_exclusive, v.availability,
      v.xmin::text as row_version, v.engine, v.doors, v.mpg_city, v.mpg_highway, v.description, v.photos,
      v.features as features_list,
      json_build_object('id', r.id, 'name', r.name, 'streetAddress', r.street_address, 'city', r.city,
        'state', r.state, 'zipCode', r.zip_code, 'latitude', r.latitude, 'longitude', r.longitude,
        'timeZone', r.time_zone, 'phone', r.phone) as rooftop
    from vehicle v join rooftop r on r.tenant_id = v.tenant_id and r.id = v.rooftop_id
    where v.tenant_id = ${tenantId} and v.availability <> 'Deleted'
      and (v.identity_key = ${`vin:${key.toUpperCase()}`} or v.id = ${key})
    limit 1`.execute(trx);
  const row = rows[0];
  if (row === undefined) return undefined;
  const rooftops = new Map([[row.rooftop.id, row.rooftop]]);
  const { card } = stockItemOfRow(row, { rooftops, estimate: input.estimate, shared: new SharedValues() });
  return {
    ...card,
    transmission: row.transmission as Vehicle["transmission"],
    engine: row.engine,
    doors: row.doors,
    mpgCity: row.mpg_city,
    mpgHighway: row.mpg_highway,
    interiorColor: row.interior_color,
    features: row.features_list,
    photos: row.photos,
    description: row.description,
    rooftop: row.rooftop,
  };
}
