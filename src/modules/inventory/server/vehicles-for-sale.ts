import { type RawBuilder, sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Availability, Condition, Rooftop, Vehicle } from "../domain/vehicle.ts";

/** A vehicle with its rooftop, as checkout prices and locks it. */
export interface VehicleForSale {
  readonly vehicle: {
    readonly id: string;
    /** What its URL says: the VIN, or the id. */
    readonly key: string;
    readonly vin: string | null;
    readonly stockNumber: string | null;
    readonly title: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly trim: string | null;
    readonly condition: Condition;
    readonly mileage: number | null;
    readonly bodyStyle: string | null;
    readonly colorName: string | null;
    readonly colorHex: string | null;
  };
  readonly rooftop: Pick<
    Rooftop,
    | "id"
    | "name"
    | "streetAddress"
    | "city"
    | "state"
    | "zipCode"
    | "timeZone"
    | "phone"
    | "latitude"
    | "longitude"
  >;
  /** Null means "call for price". */
  readonly priceCents: Cents | null;
  readonly incentivesCents: Cents;
  /** What programs give everybody beside them, as cards count it; a draft names each program instead. */
  readonly programsCents: Cents;
  /** A lease's residual is a share of it. */
  readonly msrpCents: Cents | null;
  readonly availability: Availability;
  readonly heldByOrderId: string | null;
  readonly holdExpiresAt: Date | null;
  readonly photo: string | null;
  /** Null where the stock does not say. */
  readonly fuel: Vehicle["fuel"];
}

/** A vehicle as `forSaleColumns` reads it. */
export interface ForSaleRow {
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
  programs_cents: number;
  msrp_cents: number | null;
  availability: Availability;
  held_by_order_id: string | null;
  hold_expires_at: Date | null;
  photo: string | null;
  fuel: Vehicle["fuel"];
  rooftop: VehicleForSale["rooftop"];
}

/** Of a vehicle `v` in sight, with its rooftop. */
export const forSaleColumns = sql`v.id, v.vin, v.stock_number, v.year, v.make, v.model, v.trim, v.condition, v.mileage, v.body_style,
  v.exterior_color, v.price_cents, v.incentives_cents,
  coalesce((v.programs_for_all->>'offCents')::int, 0) as programs_cents, v.msrp_cents, v.availability, v.held_by_order_id,
  v.hold_expires_at, v.fuel,
  v.photos[1] as photo,
  (select json_build_object('id', r.id, 'name', r.name, 'streetAddress', r.street_address, 'city', r.city, 'state', r.state,
    'zipCode', r.zip_code, 'timeZone', r.time_zone, 'phone', r.phone, 'latitude', r.latitude, 'longitude', r.longitude)
    from rooftop r where r.tenant_id = v.tenant_id and r.id = v.rooftop_id) as rooftop`;

interface ById {
  readonly tenantId: string;
  readonly id: string;
}

/** A look at one vehicle `v` for whoever reads something of their own with it, e.g. `forSaleColumns` and more. */
export function readingVehicle<Row>(
  columns: RawBuilder<unknown>,
  { tenantId, id }: { readonly tenantId: string; readonly id: string | RawBuilder<unknown> },
): RawBuilder<Row> {
  return sql<Row>`select ${columns} from vehicle v where v.tenant_id = ${tenantId} and v.id = ${id}`;
}

const one = (key: ById) => readingVehicle<ForSaleRow>(forSaleColumns, key);
const look = keptSql(one);
const lock = keptSql((key: ById) => sql<ForSaleRow>`${one(key)} for update of v`);

/** One vehicle; `lock` keeps its row until the transaction ends. */
export async function findVehicleForSale(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly lock?: boolean },
): Promise<VehicleForSale | undefined> {
  const [row] = await (wanted.lock ? lock : look)(trx, { tenantId: ctx.tenantId, id: wanted.id });
  return row && toVehicleForSale(row);
}

/** These vehicles, those that were deleted left out, by id. */
export async function findVehiclesForSale(
  trx: TenantTransaction,
  ctx: RequestContext,
  ids: readonly string[],
): Promise<readonly VehicleForSale[]> {
  const { rows } = await sql<ForSaleRow>`
    select ${forSaleColumns} from vehicle v where v.tenant_id = ${ctx.tenantId} and v.id = any(${ids as string[]})
      and v.availability <> 'Deleted' order by v.id`.execute(trx);
  return rows.map(toVehicleForSale);
}

/** The vehicle that `w.vin` or `w.id` names, as a row in sight of `w`; one index is asked, never two. */
export function vehicleByKey({ tenantId }: { readonly tenantId: string }): RawBuilder<unknown> {
  return sql`
      select * from (
        select * from vehicle by_vin where by_vin.tenant_id = ${tenantId} and by_vin.vin = w.vin
        union all
        select * from vehicle by_id where by_id.tenant_id = ${tenantId} and by_id.id = w.id
      ) found
      order by (availability <> 'Deleted') desc, id limit 1`;
}

/** @param row as `forSaleColumns` reads it */
export function toVehicleForSale(row: ForSaleRow): VehicleForSale {
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
    programsCents: row.programs_cents,
    msrpCents: row.msrp_cents,
    availability: row.availability,
    heldByOrderId: row.held_by_order_id,
    holdExpiresAt: row.hold_expires_at,
    photo: row.photo,
    fuel: row.fuel,
  };
}
