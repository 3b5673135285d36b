import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { choosePlansBody } from "#modules/protection/domain/protection-bodies.ts";
import { incentivesBody, promoBody, tradeInBody } from "./domain/draft-body-schemas.ts";
import { applyPromo } from "./server/apply-promo.ts";
import type { CheckoutContext } from "./server/checkout-context.ts";
import { chooseIncentives } from "./server/incentives/choose-incentives.ts";
import { readDraftIncentives } from "./server/incentives/read-draft-incentives.ts";
import { choosePlans } from "./server/protection/choose-plans.ts";
import { readProtection } from "./server/protection/read-protection.ts";
import { setTradeIn } from "./server/set-trade-in.ts";

const ORDER = "/api/commerce/orders/:orderNumber";

/** What a buyer chooses into a draft. Every call works on the caller's own orders only (ROLE-05). */
export const draftEndpoints = [
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
];
