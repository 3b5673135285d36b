import * as v from "valibot";
import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import {
  acceptOfferBody,
  changeDealBody,
  createOrderBody,
  endApplicationBody,
  incentivesBody,
  promoBody,
  tradeInBody,
  submitOrderBody,
  updateOrderBody,
} from "./domain/checkout-body-schemas.ts";
import { acceptOffer } from "./server/accept-offer.ts";
import { applyPromo } from "./server/apply-promo.ts";
import { changeDeal } from "./server/change-deal.ts";
import type { CheckoutContext } from "./server/checkout-context.ts";
import { continueCheckout } from "./server/continue-checkout.ts";
import { createOrder } from "./server/create-order.ts";
import { endApplication } from "./server/end-application.ts";
import { explainOrderPayment } from "./server/explain-order-payment.ts";
import { getDraft } from "./server/get-draft.ts";
import { chooseIncentives } from "./server/incentives/choose-incentives.ts";
import { readDraftIncentives } from "./server/incentives/read-draft-incentives.ts";
import { lookAgain } from "./server/look-again.ts";
import { readDecision } from "./server/read-decision.ts";
import { readPaymentOptions } from "./server/read-payment-options.ts";
import { removeFromCart } from "./server/remove-from-cart.ts";
import { setTradeIn } from "./server/set-trade-in.ts";
import { choosePlansBody } from "#modules/protection/domain/protection-bodies.ts";
import { choosePlans } from "./server/protection/choose-plans.ts";
import { readProtection } from "./server/protection/read-protection.ts";
import { submitOrder } from "./server/submit-order.ts";
import { updateOrder } from "./server/update-order.ts";

const ORDER = "/api/commerce/orders/:orderNumber";

/** Table L, "Cart and orders". Every call works on the caller's own orders only (ROLE-05). */
export const checkoutEndpoints = [
  endpoint<CheckoutContext>()({
    method: "POST",
    path: "/api/commerce/orders",
    access: "account",
    summary: "Add a vehicle to the cart and hold it (CART-03)",
    body: createOrderBody,
    idempotent: true,
    handle: async (ctx, { body }) => {
      const { order, isNew } = await createOrder(ctx, body);
      return Response.json(order, { status: isNew ? 201 : 200 });
    },
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: ORDER,
    access: "account",
    summary: "One order with the buyer's own details, for the checkout forms",
    params: orderNumberParams,
    handle: (ctx, { params }) => getDraft(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "PATCH",
    path: ORDER,
    access: "account",
    summary: "Save details and delivery choice; prices the draft again",
    params: orderNumberParams,
    body: updateOrderBody,
    handle: (ctx, { params, body }) => updateOrder(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "DELETE",
    path: ORDER,
    access: "account",
    summary: "Remove from the cart and release the hold",
    params: orderNumberParams,
    handle: async (ctx, { params }) => {
      await removeFromCart(ctx, params);
      return null;
    },
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/hold`,
    access: "account",
    summary: "Continue checkout: hold the vehicle at full length again (OP-20)",
    params: orderNumberParams,
    handle: (ctx, { params }) => continueCheckout(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/payment-options`,
    access: "account",
    summary: "Every way to pay for a draft, with its numbers (CART-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readPaymentOptions(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/deal-type`,
    access: "account",
    summary: "Pay another way; answers what of the choices falls away (CALC-11, OP-54)",
    params: orderNumberParams,
    body: changeDealBody,
    handle: (ctx, { params, body }) => changeDeal(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/promo`,
    access: "account",
    summary: "Take a promo code into a draft, or out of it (CART-08)",
    params: orderNumberParams,
    body: promoBody,
    handle: (ctx, { params, body }) => applyPromo(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/protection`,
    access: "account",
    summary: "The Coverage step: plans, payment without and with them, consents, what was declined (PROT-05)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readProtection(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "PUT",
    path: `${ORDER}/protection`,
    access: "account",
    summary: "Choose exactly these plans, each with its consent; none declines the offer (PROT-05)",
    params: orderNumberParams,
    body: choosePlansBody,
    handle: (ctx, { params, body }) => choosePlans(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/incentives`,
    access: "account",
    summary: "Incentive programs of a draft's car, and every lawful way to use them with its cost (PROT-06)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readDraftIncentives(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "PUT",
    path: `${ORDER}/incentives`,
    access: "account",
    summary: "Say which programs are for the buyer, cash or the special rate, and for how long (PROT-05)",
    params: orderNumberParams,
    body: incentivesBody,
    handle: (ctx, { params, body }) => chooseIncentives(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/trade-in`,
    access: "account",
    summary: "Take the kept trade-in offer into a draft, or out of it (TRADE-08)",
    params: orderNumberParams,
    body: tradeInBody,
    handle: (ctx, { params, body }) => setTradeIn(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/decision`,
    access: "account",
    summary: "What lenders answered, each offer with the whole deal as it would be (LEND-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readDecision(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/payment-explained`,
    access: "account",
    summary: "Every cent between the pre-qualified payment and the one of an offer or the contract (PQ-11)",
    params: orderNumberParams,
    query: v.object({ offer: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    handle: (ctx, { params, query }) => explainOrderPayment(ctx, { ...params, offerId: query.offer }),
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
    access: "account",
    summary: "Decline the offers, or withdraw the application (LEND-02)",
    params: orderNumberParams,
    body: endApplicationBody,
    idempotent: true,
    handle: (ctx, { params, body }) => endApplication(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/submit`,
    access: "account",
    summary: "Submit the order, or the application for its credit (CART-06)",
    params: orderNumberParams,
    body: submitOrderBody,
    idempotent: true,
    handle: (ctx, { params, body }) =>
      submitOrder(ctx, { ...params, amountDueCents: body.amountDueCents, termsDigest: body.termsDigest }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: "/api/credit-applications/:orderNumber/submit",
    access: "account",
    summary:
      "Submit the credit application of an order with its terms (CRED-09); the same as submitting the order",
    params: orderNumberParams,
    body: submitOrderBody,
    idempotent: true,
    handle: (ctx, { params, body }) =>
      submitOrder(ctx, { ...params, amountDueCents: body.amountDueCents, termsDigest: body.termsDigest }),
  }),
];
