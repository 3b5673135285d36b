import { sql } from "kysely";
import {
  KBB_PRICE_INDICATORS,
  type KbbPriceIndicator,
  type Vehicle,
} from "#modules/inventory/domain/vehicle.ts";
import { countPriceStandings } from "#modules/inventory/server/count-price-standings.ts";
import type {
  TenantDatabase,
  TenantTransaction,
} from "#platform/server/database/transactions/tenant-database.ts";
import { demoConditionReport } from "./demo-condition-report.ts";
import { demoPriceChanges, type DemoPriceChange } from "./demo-price-changes.ts";
import { generateStockAtScale } from "./generate-demo-stock.ts";

/** Cars a statement; each batch travels as one JSON parameter. */
const BATCH = 800;

export interface SeedStockInput {
  /** The day the stock is seen on. */
  readonly referenceDate: Date;
  /** 2,400 unless told. */
  readonly count?: number;
  /** Follows from the tenant's id unless told, so that two tenants do not offer the same cars. */
  readonly seed?: number;
  readonly accepts?: (vehicle: Vehicle) => boolean;
}

/**
 * Gives a tenant demonstration stock on its rooftops, in one transaction. Does nothing when it has any vehicle,
 * also when several processes start together. Throws when the tenant has no rooftop.
 */
export async function seedDemoStock(
  database: TenantDatabase,
  input: SeedStockInput,
): Promise<{ inserted: number }> {
  const { tenantId } = database;
  return database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`demo-stock:${tenantId}`}, 0))`.execute(trx);
    const any = await sql`select 1 from vehicle where tenant_id = ${tenantId} limit 1`.execute(trx);
    if (any.rows.length > 0) return { inserted: 0 };
    const rooftops = await sql<{
      id: string;
    }>`select id from rooftop where tenant_id = ${tenantId} order by id`.execute(trx);
    if (rooftops.rows.length === 0) throw new Error(`Tenant ${tenantId} has no rooftop to put stock on.`);
    const stock = generateStockAtScale({ seed: seedOf(tenantId), ...input, rooftops: rooftops.rows });
    let inserted = 0;
    for (const batch of batches(stock)) {
      const changes = batch.flatMap((car, at) => demoPriceChanges(car, inserted + at));
      inserted += await insertVehicles(trx, tenantId, batch);
      await insertPriceChanges(trx, tenantId, changes);
    }
    await countPriceStandings(trx, tenantId);
    return { inserted };
  });
}

/** Inserts vehicles as rows of the source `demo`; benchmarks use it with stock of their own. */
export async function insertVehicles(
  trx: TenantTransaction,
  tenantId: string,
  vehicles: readonly Vehicle[],
): Promise<number> {
  const rows = JSON.stringify(vehicles.map((vehicle) => rowOf(tenantId, vehicle)));
  await sql`insert into vehicle select * from jsonb_populate_recordset(null::vehicle, ${rows}::jsonb)`.execute(
    trx,
  );
  return vehicles.length;
}

async function insertPriceChanges(
  trx: TenantTransaction,
  tenantId: string,
  changes: readonly DemoPriceChange[],
): Promise<void> {
  const rows = JSON.stringify(changes.map((change) => ({ tenant_id: tenantId, ...change })));
  await sql`insert into vehicle_price_change
    select * from jsonb_populate_recordset(null::vehicle_price_change, ${rows}::jsonb)`.execute(trx);
}

/** The row of a vehicle, by column name; every column is there because defaults do not reach a record set. */
function rowOf(tenantId: string, vehicle: Vehicle) {
  return {
    tenant_id: tenantId,
    id: vehicle.id,
    identity_key: `vin:${vehicle.vin}`,
    vin: vehicle.vin,
    stock_number: vehicle.stockNumber,
    rooftop_id: vehicle.rooftopId,
    condition: vehicle.condition,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    body_style: vehicle.bodyStyle,
    drivetrain: vehicle.drivetrain,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    engine: vehicle.engine,
    doors: vehicle.doors,
    mpg_city: vehicle.mpgCity,
    mpg_highway: vehicle.mpgHighway,
    exterior_color: vehicle.exteriorColor,
    interior_color: vehicle.interiorColor,
    mileage: vehicle.mileage,
    price_cents: vehicle.priceCents,
    msrp_cents: vehicle.msrpCents,
    incentives_cents: vehicle.incentivesCents,
    features: vehicle.features,
    photos: vehicle.photos,
    condition_report: demoConditionReport(vehicle, seedOf(vehicle.id)),
    description: vehicle.description,
    stock_label: vehicle.stockLabel,
    online_exclusive: vehicle.onlineExclusive,
    kbb_price_indicator: kbbIndicatorOf(vehicle),
    availability: vehicle.availability,
    held_by_order_id: vehicle.heldByOrderId,
    hold_expires_at: vehicle.holdExpiresAt,
    source: "demo",
    created_at: vehicle.createdAt,
    updated_at: vehicle.updatedAt,
  };
}

/** Invented, like the prices: three of four used cars with a price have one. */
function kbbIndicatorOf({ id, condition, priceCents }: Vehicle): KbbPriceIndicator | null {
  if (condition === "new" || priceCents === null) return null;
  return KBB_PRICE_INDICATORS[seedOf(id) % 4] ?? null;
}

function* batches(stock: Iterable<Vehicle>): Generator<Vehicle[]> {
  let batch: Vehicle[] = [];
  for (const vehicle of stock) {
    batch.push(vehicle);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
