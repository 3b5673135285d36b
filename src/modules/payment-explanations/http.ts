import * as v from "valibot";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { explainOrderPayment } from "./server/explain-order-payment.ts";

export const explanationEndpoints = [
  endpoint<CheckoutContext>()({
    method: "GET",
    path: "/api/commerce/orders/:orderNumber/payment-explained",
    access: "account",
    summary: "Every cent between the pre-qualified payment and the one of an offer or the contract (PQ-11)",
    params: orderNumberParams,
    query: v.object({ offer: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    handle: (ctx, { params, query }) => explainOrderPayment(ctx, { ...params, offerId: query.offer }),
  }),
];
