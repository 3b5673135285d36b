import type { OrdersContext } from "#modules/orders/server/orders-context.ts";
import type { NewDrafts } from "./new-drafts.ts";
import type { TenantKeys } from "#platform/server/field-encryption.ts";

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

/** Everything checkout talks to. */
export type CheckoutContext = OrdersContext & {
  readonly keys: TenantKeys;
  readonly vehicleSearch: VehicleSearchPort;
  readonly zipPlaces: ZipPlaces;
  readonly newDrafts: NewDrafts;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};
