import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

interface VinFacts {
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly bodyStyle: BodyStyle | null;
}

/** Whether an order has the car of a trade-in; composition answers, so that no edge leads to checkout. */
export interface OrderClaims {
  readonly isLive: (trx: TenantTransaction, ctx: TenantContext, orderId: string) => Promise<boolean>;
}

/** What taking in a car needs. */
export type TradeInContext = AccountsContext & {
  readonly geo: ZipPlaces;
  /** What the first characters of a VIN say; null where they are not known. */
  readonly vinFacts: (vin: string) => Promise<VinFacts>;
};

/** What naming a car needs that an order may already have. */
export type TitleContext = TradeInContext & { readonly orderClaims: OrderClaims };
