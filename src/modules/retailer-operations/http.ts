import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { chooseAgain } from "./server/choose-again.ts";
import type { RetailerContext } from "./server/retailer-context.ts";

/** What a buyer does where the word of a third party ended an order. */
export const goOnEndpoints = [
  endpoint<RetailerContext & CheckoutContext>()({
    method: "POST",
    path: "/api/commerce/orders/:orderNumber/choose-again",
    access: "account",
    summary:
      "The lender took an accepted offer back: ends the order and begins a draft of the same car (LEND-02)",
    params: orderNumberParams,
    idempotent: true,
    handle: (ctx, { params }) => chooseAgain(ctx, params),
  }),
];
