import type { Availability, Condition, KbbPriceIndicator } from "../../domain/vehicle.ts";

/** What the index reads of one vehicle: texts that many vehicles share are left as the driver gives them. */
export interface StockRow {
  readonly id: string;
  readonly identity_key: string;
  readonly vin: string | null;
  readonly stock_number: string | null;
  readonly rooftop_id: string;
  readonly condition: Condition;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly body_style: string | null;
  readonly drivetrain: string | null;
  readonly fuel: string | null;
  readonly transmission: string | null;
  /** JSON text. */
  readonly exterior_color: string | null;
  readonly interior_color: string | null;
  readonly mileage: number | null;
  readonly price_cents: number | null;
  readonly msrp_cents: number | null;
  readonly incentives_cents: number;
  /** JSON text; null for most. */
  readonly programs_for_all?: string | null;
  /** Joined by the unit separator (U+001F), which is quicker to read than an array. */
  readonly features: string;
  readonly photo: string | null;
  readonly photo_count: number;
  readonly stock_label: string | null;
  readonly online_exclusive: boolean;
  readonly kbb_price_indicator?: KbbPriceIndicator | null;
  readonly availability: Availability;
  /** When it came into the stock, in whole seconds since 1970. */
  readonly added_at: number;
  /** How far the last change of its price took it down; null where it did not. */
  readonly price_drop_cents: number | null;
  /** `PriceStanding`. */
  readonly price_below_percent: number | null;
  /** Changes with every write of the row. */
  readonly row_version: string;
  /** What `StockDigest` is made of. */
  readonly digest?: number;
}
