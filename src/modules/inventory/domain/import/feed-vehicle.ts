import type { Cents } from "#platform/shared/money.ts";
import type {
  Availability,
  BodyStyle,
  Condition,
  Drivetrain,
  Fuel,
  Transmission,
  VehicleColor,
} from "../vehicle.ts";

/** One vehicle as a feed tells it, cleaned; what it leaves out is null and may be decoded from the VIN. */
export interface FeedVehicle {
  /** `vin:<VIN>`, else `stock:<rooftop>:<stock>`, else `feed:<rooftop>:<placeholder>`; filled once the rooftop is known. */
  readonly identity: FeedIdentity;
  readonly dealer: string | null;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly condition: Condition;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
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
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly features: readonly string[];
  readonly photos: readonly string[];
  readonly description: string | null;
  readonly stockLabel: string | null;
  readonly availability: Availability;
  /** Values that were dropped, in words a retailer understands. */
  readonly warnings: readonly string[];
}

export type FeedIdentity =
  | { readonly kind: "vin"; readonly vin: string }
  | { readonly kind: "stock"; readonly stockNumber: string }
  | { readonly kind: "placeholder"; readonly text: string };

/** A row either becomes a vehicle or is kept in quarantine with every reason. */
export type FeedRowResult =
  | { readonly kind: "vehicle"; readonly vehicle: FeedVehicle }
  | { readonly kind: "refused"; readonly reasons: readonly string[] };

/** Stable key of a vehicle within its tenant (a VIN is one car; a stock number only within its rooftop). */
export function identityKey(identity: FeedIdentity, rooftopId: string): string {
  if (identity.kind === "vin") return `vin:${identity.vin}`;
  if (identity.kind === "stock") return `stock:${rooftopId}:${identity.stockNumber}`;
  return `feed:${rooftopId}:${identity.text}`;
}
