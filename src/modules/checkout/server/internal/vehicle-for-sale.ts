import { sql } from "kysely";
import type { Availability, Condition, Vehicle } from "#modules/inventory/domain/vehicle.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";

/** A vehicle with its rooftop, as checkout prices and locks it. */
export interface VehicleForSale {
  readonly vehicle: OrderSnapshot["vehicle"];
  readonly rooftop: OrderSnapshot["rooftop"] & { readonly latitude: number; readonly longitude: number };
  /** Null means "call for price". */
  readonly priceCents: Cents | null;
  readonly incentivesCents: Cents;
  readonly availability: Availability;
  readonly heldByOrderId: string | null;
  readonly holdExpiresAt: Date | null;
  readonly photo: string | null;
}

interface Row {
  id: string;
  vin: string | null;
  stock_number: string | null;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  condition: Condition;
  mileage: number | null;
  body_style: string | null;
  exterior_color: Vehicle["exteriorColor"];
  price_cents: number | null;
  incentives_cents: number;
  availability: Availability;
  held_by_order_id: string | null;
  hold_expires_at: Date | null;
  photo: string | null;
  rooftop: VehicleForSale["rooftop"];
}

/** Ids are longer than a VIN and hold an underscore; asking one index instead of two halves the cost. */
function isVin(key: string): boolean {
  return /^[A-Za-z0-9]{17}$/.test(key);
}

const COLUMNS = sql`v.id, v.vin, v.stock_number, v.year, v.make, v.model, v.trim, v.condition, v.mileage, v.body_style,
  v.exterior_color, v.price_cents, v.incentives_cents, v.availability, v.held_by_order_id, v.hold_expires_at,
  v.photos[1] as photo,
  (select json_build_object('id', r.id, 'name', r.name, 'streetAddress', r.street_address, 'city', r.city, 'state', r.state,
    'zipCode', r.zip_code, 'timeZone', r.time_zone, 'phone', r.phone, 'latitude', r.latitude, 'longitude', r.longitude)
    from rooftop r where r.tenant_id = v.tenant_id and r.id = v.rooftop_id) as rooftop`;

/** One vehicle; `lock` keeps its row until the transaction ends. */
export async function findVehicleForSale(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly lock?: boolean },
): Promise<VehicleForSale | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from vehicle v where v.tenant_id = ${ctx.tenantId} and v.id = ${wanted.id}
    ${wanted.lock ? sql`for update of v` : sql``}`.execute(trx);
  return rows[0] && toVehicleForSale(rows[0]);
}

/** A vehicle as somebody who wants it finds it. */
export interface WantedVehicle extends VehicleForSale {
  /** The asking buyer's own draft of this vehicle. */
  readonly draftOrderNumber: string | null;
  /** How many drafts the asking buyer has. */
  readonly draftCount: number;
}

/**
 * Vehicles by what their URLs say (VIN or id), each with the drafts of the account that asks, in one round trip.
 * The answers are in the sequence of `wanted`; undefined for an unknown vehicle.
 */
export async function findWantedVehicles(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: readonly { readonly vehicleKey: string; readonly accountId: string }[],
): Promise<(WantedVehicle | undefined)[]> {
  const keys = wanted.map(({ vehicleKey }) => vehicleKey);
  const vins = keys.map((key) => (isVin(key) ? key : null));
  const ids = keys.map((key) => (isVin(key) ? null : key));
  const { rows } = await sql<Row & { at: number; draft: string | null; drafts: number }>`
    select w.at::int as at, ${COLUMNS}, mine.draft, mine.drafts::int as drafts
    from unnest(${vins}::text[], ${ids}::text[], ${wanted.map(({ accountId }) => accountId)}::text[])
      with ordinality as w (vin, id, account_id, at)
    cross join lateral (
      select * from (
        select * from vehicle by_vin where by_vin.tenant_id = ${ctx.tenantId} and by_vin.vin = w.vin
        union all
        select * from vehicle by_id where by_id.tenant_id = ${ctx.tenantId} and by_id.id = w.id
      ) found
      order by (availability <> 'Deleted') desc, id limit 1) v
    cross join lateral (
      select max(o.order_number) filter (where o.vehicle_id = v.id) as draft, count(*) as drafts
      from orders o
      where o.tenant_id = ${ctx.tenantId} and o.account_id = w.account_id
        and o.order_status in ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED')
    ) mine`.execute(trx);
  const found = new Map(rows.map((row) => [row.at, row]));
  return wanted.map((_, index) => {
    const row = found.get(index + 1);
    return row && { ...toVehicleForSale(row), draftOrderNumber: row.draft, draftCount: row.drafts };
  });
}

function toVehicleForSale(row: Row): VehicleForSale {
  return {
    vehicle: {
      id: row.id,
      key: row.vin ?? row.id,
      vin: row.vin,
      stockNumber: row.stock_number,
      title: `${row.year} ${row.make} ${row.model}`,
      year: row.year,
      make: row.make,
      model: row.model,
      trim: row.trim,
      condition: row.condition,
      mileage: row.mileage,
      bodyStyle: row.body_style,
      colorName: row.exterior_color?.name ?? null,
      colorHex: row.exterior_color?.hex ?? null,
    },
    rooftop: row.rooftop,
    priceCents: row.price_cents,
    incentivesCents: row.incentives_cents,
    availability: row.availability,
    heldByOrderId: row.held_by_order_id,
    holdExpiresAt: row.hold_expires_at,
    photo: row.photo,
  };
}
