import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";

/** What a feed says word for word, once cleaned. */
type Told = Pick<
  Vehicle,
  | "vin"
  | "stockNumber"
  | "condition"
  | "trim"
  | "bodyStyle"
  | "drivetrain"
  | "fuel"
  | "transmission"
  | "engine"
  | "doors"
  | "mpgCity"
  | "mpgHighway"
  | "exteriorColor"
  | "interiorColor"
  | "mileage"
  | "priceCents"
  | "msrpCents"
  | "features"
  | "photos"
  | "conditionReport"
  | "description"
  | "stockLabel"
  | "kbbPriceIndicator"
  | "availability"
>;

/** One vehicle as a feed tells it; what it leaves out is null and may be decoded from the VIN. */
export interface FeedVehicle extends Told {
  readonly identity: FeedIdentity;
  /** The VIN it has, or the one that was meant where only the check digit is wrong; compared, never shown. */
  readonly claimedVin: string | null;
  readonly dealer: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
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
  | {
      readonly kind: "refused";
      readonly reasons: readonly string[];
      /** The stock number is a VIN and the VIN is none: the columns changed places. */
      readonly hasExchangedKeys: boolean;
    };

/** Stable key of a vehicle within its tenant (a VIN is one car; a stock number only within its rooftop). */
export function identityKey(identity: FeedIdentity, rooftopId: string): string {
  if (identity.kind === "vin") return `vin:${identity.vin}`;
  if (identity.kind === "stock") return `stock:${rooftopId}:${identity.stockNumber}`;
  return `feed:${rooftopId}:${identity.text}`;
}
