import type { Generated } from "kysely";
import type { ProgramsForAll } from "#modules/pricing/domain/programs-for-all.ts";
import type { Json } from "#platform/server/database/tables/core-tables.ts";
import type { ConditionReport } from "../domain/condition/condition-report.ts";
import type { Availability, Condition, KbbPriceIndicator, VehicleColor } from "../domain/vehicle.ts";

/** Columns of `vehicle` (migration 0002); money in cents, distance in miles. */
export interface VehicleTable {
  tenant_id: string;
  id: string;
  identity_key: string;
  vin: string | null;
  stock_number: string | null;
  /** The VIN that was meant where a feed's has a wrong check digit; compared, never shown. */
  claimed_vin: string | null;
  rooftop_id: string;
  condition: Condition;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  body_style: string | null;
  drivetrain: string | null;
  fuel: string | null;
  transmission: string | null;
  engine: string | null;
  doors: number | null;
  mpg_city: number | null;
  mpg_highway: number | null;
  exterior_color: Json<VehicleColor> | null;
  interior_color: string | null;
  mileage: number | null;
  price_cents: number | null;
  msrp_cents: number | null;
  incentives_cents: Generated<number>;
  programs_for_all: Json<ProgramsForAll> | null;
  features: Generated<string[]>;
  photos: Generated<string[]>;
  condition_report: Json<ConditionReport> | null;
  description: string | null;
  stock_label: string | null;
  online_exclusive: Generated<boolean>;
  kbb_price_indicator: KbbPriceIndicator | null;
  /** `PriceStanding`, as the last import counted it. */
  price_below_percent: number | null;
  price_compared: number | null;
  availability: Generated<Availability>;
  held_by_order_id: string | null;
  hold_expires_at: Date | null;
  source: string;
  feed_hash: string | null;
  last_seen_import_id: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface RooftopTable {
  tenant_id: string;
  id: string;
  name: string;
  street_address: string;
  city: string;
  state: string;
  zip_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  phone: string;
  feed_ids: Generated<string[]>;
}

/** The change feed; `tx` is an xid8, read as text. */
export interface InventoryChangeTable {
  seq: Generated<number>;
  tx: Generated<string>;
  tenant_id: string;
  vehicle_id: string;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    vehicle: VehicleTable;
    rooftop: RooftopTable;
    inventory_change: InventoryChangeTable;
  }
}
