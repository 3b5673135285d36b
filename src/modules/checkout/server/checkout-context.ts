import type { OrdersContext } from "#modules/orders/server/orders-context.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantKeys } from "#platform/server/field-encryption.ts";
import type { Cents } from "#platform/shared/money.ts";

/** The search index, told of a change before the answer leaves, so that the next page already shows it. */
export interface VehicleSearchPort {
  applyNow(tenantId: string, vehicleIds: readonly string[]): Promise<void>;
}

/** A zip code's place; null when there is no such zip. */
export interface ZipPlaces {
  find(zipCode: string): {
    readonly state: string;
    readonly city: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
}

export type DeliveryFeeQuote =
  | { readonly kind: "free" }
  | { readonly kind: "fee"; readonly feeCents: Cents }
  | { readonly kind: "out-of-range" };

/** What bringing the car costs by distance (OP-44); fulfilment owns the rules. */
export interface DeliveryQuotes {
  quote(tenant: TenantConfig, miles: number): DeliveryFeeQuote;
}

/** Everything checkout talks to. */
export type CheckoutContext = OrdersContext & {
  readonly keys: TenantKeys;
  readonly vehicleSearch: VehicleSearchPort;
  readonly zipPlaces: ZipPlaces;
  readonly deliveryQuotes: DeliveryQuotes;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};
