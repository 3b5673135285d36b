import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import {
  buyBody,
  offersQuery,
  payBody,
  purchaseParams,
  purchaseSchema,
  purchasesSchema,
} from "./domain/purchase-bodies.ts";
import { buyPlan } from "./server/buy-plan.ts";
import { payPlan } from "./server/pay-plan.ts";
import type { PlanPurchasesContext } from "./server/plan-purchases-context.ts";
import { readPurchase, readPurchases } from "./server/read-purchases.ts";

const ROOT = "/api/plan-purchases/:orderNumber";

export const planPurchasesEndpoints = [
  endpoint<PlanPurchasesContext>()({
    method: "GET",
    path: ROOT,
    access: "account",
    summary: "The plans that can be bought by themselves after an order, and those that were (PROT-04)",
    params: orderNumberParams,
    query: offersQuery,
    response: purchasesSchema,
    handle: (ctx, { params, query }) => readPurchases(ctx, { ...params, miles: query.miles }),
  }),
  endpoint<PlanPurchasesContext>()({
    method: "POST",
    path: ROOT,
    access: "account",
    summary: "Agrees to buy one plan by itself; nothing is charged yet and the order does not change",
    idempotent: true,
    params: orderNumberParams,
    body: buyBody,
    response: purchaseSchema,
    handle: async (ctx, { params, body }) => ({
      ...(await buyPlan(ctx, { ...params, ...body })),
      clientAction: null,
    }),
  }),
  endpoint<PlanPurchasesContext>()({
    method: "GET",
    path: `${ROOT}/:purchaseId`,
    access: "account",
    summary: "One purchase of a plan, with its last payment",
    params: purchaseParams,
    response: purchaseSchema,
    handle: async (ctx, { params }) => ({ ...(await readPurchase(ctx, params)), clientAction: null }),
  }),
  endpoint<PlanPurchasesContext>()({
    method: "POST",
    path: `${ROOT}/:purchaseId/payment`,
    access: "account",
    summary: "Pays for a plan by card or from a bank account; the body carries a token only",
    idempotent: true,
    params: purchaseParams,
    body: payBody,
    response: purchaseSchema,
    handle: (ctx, { params, body }) => payPlan(ctx, { ...params, ...body }),
  }),
];
