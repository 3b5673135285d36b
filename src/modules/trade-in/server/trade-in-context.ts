import type { LookupContext } from "#modules/car-lookup/server/lookup-context.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

/** Whether an order has the car of a trade-in; composition answers, so that no edge leads to checkout. */
export interface OrderClaims {
  readonly isLive: (trx: TenantTransaction, ctx: TenantContext, orderId: string) => Promise<boolean>;
}

/** What taking in a car needs. */
export type TradeInContext = LookupContext & { readonly geo: ZipPlaces };

/** What naming a car needs that an order may already have. */
export type TitleContext = TradeInContext & { readonly orderClaims: OrderClaims };
