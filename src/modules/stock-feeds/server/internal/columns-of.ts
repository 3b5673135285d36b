import { BODY_STYLES } from "#modules/inventory/domain/vehicle.ts";
import type { FeedVehicle } from "../../domain/feed-vehicle.ts";

const COLUMN_NAMES = {
  vin: "vin",
  claimedVin: "claimed_vin",
  stockNumber: "stock_number",
  condition: "condition",
  year: "year",
  make: "make",
  model: "model",
  trim: "trim",
  bodyStyle: "body_style",
  drivetrain: "drivetrain",
  fuel: "fuel",
  transmission: "transmission",
  engine: "engine",
  doors: "doors",
  mpgCity: "mpg_city",
  mpgHighway: "mpg_highway",
  exteriorColor: "exterior_color",
  interiorColor: "interior_color",
  mileage: "mileage",
  priceCents: "price_cents",
  msrpCents: "msrp_cents",
  features: "features",
  photos: "photos",
  conditionReport: "condition_report",
  description: "description",
  stockLabel: "stock_label",
  kbbPriceIndicator: "kbb_price_indicator",
  availability: "availability",
} as const satisfies Partial<Record<keyof FeedVehicle, string>>;

/** A vehicle of a feed as `vehicle` stores it, by column. */
export function columnsOf(vehicle: FeedVehicle, rooftopId: string): Record<string, unknown> {
  const columns: Record<string, unknown> = { rooftop_id: rooftopId };
  for (const [field, column] of Object.entries(COLUMN_NAMES))
    columns[column] = vehicle[field as keyof FeedVehicle];
  // A column that nobody filled before must not make every car differ.
  if (vehicle.conditionReport === null) delete columns["condition_report"];
  if (!BODY_STYLES.some((style) => style === columns["body_style"])) columns["body_style"] = null;
  return columns;
}
