import type { Cents } from "#platform/shared/money.ts";
import type { ConditionReport } from "./condition/condition-report.ts";

/** One internal spelling; the required New/NEW/CPO/cpo exist only at the edges (OP-09). */
export const CONDITIONS = ["new", "used", "certified"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** VEH-02, verbatim. */
export const AVAILABILITIES = ["Available", "PendingSale", "Sold", "Deleted"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const BODY_STYLES = [
  "sedan",
  "coupe",
  "hatchback",
  "wagon",
  "convertible",
  "suv",
  "pickup",
  "minivan",
  "van",
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

export const DRIVETRAINS = ["fwd", "rwd", "awd", "4wd"] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];

export const FUELS = [
  "gasoline",
  "hybrid",
  "plug-in hybrid",
  "electric",
  "diesel",
  "flex fuel",
  "hydrogen",
] as const;
export type Fuel = (typeof FUELS)[number];

export const TRANSMISSIONS = ["automatic", "manual", "cvt", "single-speed"] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

/** Families that facets group paint names by; the paint's own name is kept beside it. */
export const COLOR_FAMILIES = [
  "black",
  "white",
  "silver",
  "gray",
  "blue",
  "red",
  "green",
  "brown",
  "beige",
  "gold",
  "orange",
  "yellow",
  "purple",
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** VEH-23: what a price guide says of a price, as the retailer's feed tells it. */
export const KBB_PRICE_INDICATORS = ["great", "good", "fair"] as const;
export type KbbPriceIndicator = (typeof KBB_PRICE_INDICATORS)[number];

/** VEH-10: one tone, or two when `secondaryHex` exists. */
export interface VehicleColor {
  /** Paint name as the maker calls it, e.g. "Ice Cap". */
  readonly name: string;
  readonly family: ColorFamily;
  /** `#rrggbb`, an approximation used by swatch and illustration. */
  readonly hex: string;
  readonly secondaryName?: string;
  readonly secondaryHex?: string;
}

/** A vehicle as the business sees it (VEH-01). Money in cents, distance in miles, years as numbers. */
export interface Vehicle {
  /** Opaque, stable over re-imports. */
  readonly id: string;
  /** What URLs use: the VIN where it is valid and unique, else `id`. */
  readonly key: string;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly rooftopId: string;
  readonly condition: Condition;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: BodyStyle | null;
  readonly drivetrain: Drivetrain | null;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
  readonly engine: string | null;
  readonly doors: number | null;
  readonly mpgCity: number | null;
  readonly mpgHighway: number | null;
  readonly exteriorColor: VehicleColor | null;
  readonly interiorColor: string | null;
  readonly mileage: number | null;
  /** Null means "call for price": shown, never sold online. */
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents;
  readonly features: readonly string[];
  readonly photos: readonly string[];
  /** Absent or null where nobody tells what an inspection found. */
  readonly conditionReport?: ConditionReport | null;
  readonly description: string | null;
  /** VEH-01 stock label, e.g. "In transit". */
  readonly stockLabel: string | null;
  readonly onlineExclusive: boolean;
  /** VEH-23; absent or null when no price guide rated it. */
  readonly kbbPriceIndicator?: KbbPriceIndicator | null;
  readonly availability: Availability;
  /** Order that holds or bought it, when PendingSale or Sold. */
  readonly heldByOrderId: string | null;
  /** End of a checkout hold (ISO instant); null when none or when the sale is agreed. */
  readonly holdExpiresAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One physical location of a tenant ("dealership" in the requirements; its id is `dealershipId`). */
export interface Rooftop {
  readonly id: string;
  readonly name: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone; slots and business days use it. */
  readonly timeZone: string;
  readonly phone: string;
}
