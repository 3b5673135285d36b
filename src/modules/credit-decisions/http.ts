import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { acceptOfferBody, endApplicationBody } from "./domain/decision-body-schemas.ts";
import { acceptOffer } from "./server/accept-offer.ts";
import { endApplication } from "./server/end-application.ts";
import { lookAgain } from "./server/look-again.ts";
import { readDecision } from "./server/read-decision.ts";

const ORDER = "/api/commerce/orders/:orderNumber";
const LENDERS = "/api/lender-decisions/:orderNumber";

/** What lenders answered, and what the buyer says to it. Every call works on the caller's own orders only (ROLE-05). */
export const decisionEndpoints = [
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/decision`,
    alsoAt: [LENDERS],
    access: "account",
    summary: "What lenders answered, each offer with the whole deal as it would be (LEND-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readDecision(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/look-again`,
    access: "account",
    summary: "A freeze was lifted: lenders that wait read the credit file again (LEND-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => lookAgain(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/accept-offer`,
    alsoAt: [`${LENDERS}/accept`],
    access: "account",
    summary: "Accept a lender's offer; the draft becomes an order (LEND-02)",
    params: orderNumberParams,
    body: acceptOfferBody,
    idempotent: true,
    handle: (ctx, { params, body: { offerId, termsDigest } }) =>
      acceptOffer(ctx, { ...params, offerId, termsDigest }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/end-application`,
    alsoAt: [`${LENDERS}/decline`],
    access: "account",
    summary: "Decline the offers, or withdraw the application (LEND-02)",
    params: orderNumberParams,
    body: endApplicationBody,
    idempotent: true,
    handle: (ctx, { params, body }) => endApplication(ctx, { ...params, ...body }),
  }),
];
