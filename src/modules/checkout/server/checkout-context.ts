import type { OfferedDealType } from "#modules/orders/domain/offered-deal-types.ts";
import type { OrdersContext } from "#modules/orders/server/orders-context.ts";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { Batches } from "#platform/server/database/transactions/batches.ts";
import type { AppError } from "#platform/shared/app-error.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";

/** The search index, told of a change before the answer leaves, so that the next page already shows it. */
interface VehicleSearchPort {
  applyNow(tenantId: string, vehicleIds: readonly string[]): Promise<void>;
}

/** The zip code directory with its distances. */
interface ZipPlacesOnMap extends ZipPlaces {
  place(zipCode: string):
    | {
        readonly state: string;
        readonly city: string;
        readonly latitude: number;
        readonly longitude: number;
      }
    | undefined;
}

/** Everything checkout talks to. */
export type CheckoutContext = OrdersContext & {
  readonly keys: TenantKeys;
  readonly vehicleSearch: VehicleSearchPort;
  readonly geo: ZipPlacesOnMap;
  readonly newDrafts: NewDrafts;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};

export interface CreateOrderInput {
  /** VIN or vehicle id. */
  readonly vehicleKey: string;
  readonly dealType: OfferedDealType;
  /** Whose taxes the first quote shows; the dealer's own zip until the buyer names theirs. */
  readonly zipCode?: string | undefined;
  readonly deliveryOption?: DeliveryOption | undefined;
}

/** One wish for a cart, with whose it is. */
export interface DraftRequest extends CreateOrderInput {
  readonly ctx: CheckoutContext;
  readonly accountId: string;
}

export type DraftOutcome =
  | { readonly kind: "made"; readonly order: OrderView }
  | { readonly kind: "existing"; readonly orderNumber: string }
  | { readonly kind: "refused"; readonly error: AppError }
  | { readonly kind: "lost" };

export type NewDrafts = Batches<DraftRequest, DraftOutcome>;
