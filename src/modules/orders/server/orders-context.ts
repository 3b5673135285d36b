import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { OrderFacts } from "./order-facts.ts";

/** What reading orders needs: the request, its retailer and what other modules know about an order. */
export type OrdersContext = TenantContext & { readonly orderFacts: OrderFacts };
