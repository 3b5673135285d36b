import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { StepsContext } from "./server/step-source.ts";
import { getOrderHistory } from "./server/get-order-history.ts";

/** "Public" in this path means no cookie, never no authorization (OP-38). */
export const orderStepsEndpoints = [
  endpoint<TenantContext & StepsContext>()({
    method: "GET",
    path: "/public/commerce/history/:orderNumber",
    access: "account",
    summary: "What happened to one order, oldest first (API-02)",
    params: orderNumberParams,
    handle: async (ctx, { params }) => (await getOrderHistory(ctx, params)).history,
  }),
];
