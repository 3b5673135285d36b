import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import { confirmBody, contractParams, quoteBody } from "./domain/contracts-view.ts";
import { cancellationSchema, plansSchema } from "./domain/view-schemas.ts";
import { cancelPlan } from "./server/cancel-plan.ts";
import { drawCancellationForm } from "./server/draw-cancellation-form.ts";
import { listPlans } from "./server/list-plans.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { PlansContext } from "./server/plans-context.ts";
import { quoteCancellation } from "./server/quote-cancellation.ts";
import { readContractPaper } from "./server/read-contract-paper.ts";

const ONE = "/api/protection-contracts/:orderNumber/:contractId";

export const protectionContractsEndpoints = [
  endpoint<PlansContext>()({
    method: "GET",
    path: "/api/protection-contracts/:orderNumber",
    access: "account",
    summary:
      "The protection plans of an order: contract numbers, standing, and what any day's refund follows from",
    params: orderNumberParams,
    response: plansSchema,
    handle: (ctx, { params }) => listPlans(ctx, params),
  }),
  endpoint<PlansContext>()({
    method: "POST",
    path: `${ONE}/quotes`,
    access: "account",
    summary: "What canceling a plan today would pay back; changes nothing",
    params: contractParams,
    body: quoteBody,
    response: cancellationSchema,
    handle: (ctx, { params, body }) => quoteCancellation(ctx, { ...params, ...body }),
  }),
  endpoint<PlansContext>()({
    method: "POST",
    path: `${ONE}/cancellation`,
    access: "account",
    summary: "Cancels a plan with the figures of a quote; the refund goes to the lender first",
    idempotent: true,
    params: contractParams,
    body: confirmBody,
    response: plansSchema,
    handle: (ctx, { params, body }) => cancelPlan(ctx, { ...params, ...body }),
  }),
  endpoint<PlansContext>()({
    method: "GET",
    path: `${ONE}/contract`,
    access: "account",
    summary: "The administrator's own contract of a plan as a PDF",
    params: contractParams,
    handle: async (ctx, { params }) =>
      pdfResponse(await readContractPaper(ctx, params), { name: "plan-contract.pdf" }),
  }),
  endpoint<PlansContext & PaperContext>()({
    method: "GET",
    path: `${ONE}/cancellation`,
    access: "account",
    summary: "The cancellation form of a plan as a PDF",
    params: contractParams,
    handle: async (ctx, { params }) =>
      pdfResponse(await drawCancellationForm(ctx, params), { name: "plan-cancellation.pdf" }),
  }),
];
