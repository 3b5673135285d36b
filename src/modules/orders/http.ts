import { endpoint } from "#platform/server/http/endpoint.ts";
import { orderNumberParams } from "./domain/order-number-schema.ts";
import { getOrder } from "./server/get-order.ts";
import { listOrders } from "./server/list-orders.ts";
import type { OrdersContext } from "./server/orders-context.ts";

/** "Public" in these paths means no cookie, never no authorization (OP-38). */
export const ordersEndpoints = [
  endpoint<OrdersContext>()({
    method: "GET",
    path: "/public/commerce/orders/:orderNumber",
    access: "account",
    summary: "One order of the signed-in buyer (API-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => getOrder(ctx, params),
  }),
  endpoint<OrdersContext>()({
    method: "GET",
    path: "/api/commerce/orders",
    access: "account",
    summary: "Cart and orders of the signed-in buyer, with the header's counts (ORD-04, OP-48)",
    handle: (ctx) => listOrders(ctx),
  }),
];
