import * as v from "valibot";

import { endpoint } from "#platform/server/http/endpoint.ts";
import { QUESTIONS } from "./domain/questions-data.ts";
import { deductionCents } from "./domain/offer/figure-offer.ts";
import { offerTermsOf } from "./domain/offer/offer-terms-of.ts";
import { cancelBody, decideBody, describeBody, startBody } from "./domain/trade-in-schemas.ts";
import { titleBody } from "./domain/title/title-schema.ts";
import { askOffer } from "./server/ask-offer.ts";
import { cancelTradeIn } from "./server/cancel-trade-in.ts";
import { decideTradeIn } from "./server/appraisal/decide-trade-in.ts";
import { describeTradeIn } from "./server/describe-trade-in.ts";
import { byId, heldCapability, requireAccount } from "./server/held-capability.ts";
import { keepTradeIn } from "./server/keep-trade-in.ts";
import { listForDesk } from "./server/appraisal/list-for-desk.ts";
import { readTradeIn } from "./server/read-trade-in.ts";
import { sayTitle } from "./server/papers/say-title.ts";
import { startTradeIn } from "./server/start-trade-in.ts";
import type { TitleContext, TradeInContext } from "./server/trade-in-context.ts";

const OPEN = "/public/trade-in";
const OWN = "/api/trade-in";
const capability = v.pipe(v.string(), v.maxLength(120));

/** The same calls for whoever holds the secret and for the account that keeps the trade-in. */
const bothDoors = [
  {
    path: `${OPEN}/current`,
    alsoAt: [`${OPEN}/:id`],
    access: "public",
    holderOf: (_: TradeInContext, request: Request, id?: string) => heldCapability(request, id),
  },
  { path: OWN, alsoAt: [], access: "account", holderOf: (ctx: TradeInContext) => requireAccount(ctx) },
] as const;

export const tradeInEndpoints = [
  endpoint<TradeInContext>()({
    method: "GET",
    path: `${OPEN}/questions`,
    access: "public",
    summary: "What is asked about a car, and what each answer takes off an offer, in cents (TRADE-03)",
    handle: async (ctx) => {
      const terms = offerTermsOf(ctx.tenant.config.tradeIn);
      return {
        questions: QUESTIONS.map((question) => ({
          ...question,
          answers: question.answers.map(({ id, label, needsReview = false }) => ({
            id,
            label,
            needsReview,
            deductionCents: deductionCents(terms, question, id),
          })),
        })),
      };
    },
  }),
  endpoint<TradeInContext>()({
    method: "POST",
    path: OPEN,
    access: "public",
    summary: "Start a trade-in on this browser, without an account (TRADE-10)",
    body: startBody,
    handle: async (ctx) => {
      const started = await startTradeIn(ctx);
      const headers = { "cache-control": "no-store" };
      return Response.json({ id: started.capability, ...started }, { status: 201, headers });
    },
  }),
  ...bothDoors.flatMap(({ path, alsoAt, access, holderOf }) => [
    endpoint<TradeInContext>()({
      method: "GET",
      path,
      alsoAt,
      access,
      summary: "One's trade-in as it stands (TRADE-01)",
      params: byId,
      handle: (ctx, { params, request }) => readTradeIn(ctx, holderOf(ctx, request, params.id)),
    }),
    endpoint<TradeInContext>()({
      method: "PATCH",
      path,
      alsoAt,
      access,
      summary: "Say something about the car; what is left out stays (TRADE-03)",
      params: byId,
      body: describeBody,
      handle: (ctx, { params, body, request }) =>
        describeTradeIn(ctx, holderOf(ctx, request, params.id), body),
    }),
    endpoint<TradeInContext>()({
      method: "POST",
      path: `${path}/offer`,
      alsoAt: alsoAt.map((address) => `${address}/offer`),
      access,
      summary: "An offer with its arithmetic, or a review with its time (TRADE-05)",
      params: byId,
      handle: (ctx, { params, request }) => askOffer(ctx, holderOf(ctx, request, params.id)),
    }),
    endpoint<TitleContext>()({
      method: "POST",
      path: `${path}/cancel`,
      access,
      summary: "Take the car back: no offer stands, and any word about it starts again (TRADE-04)",
      body: cancelBody,
      handle: (ctx, { body, request }) => cancelTradeIn(ctx, holderOf(ctx, request), body),
    }),
  ]),
  endpoint<TitleContext>()({
    method: "PUT",
    path: `${OWN}/title`,
    access: "account",
    summary: "Say what the papers of the car need: title, VIN and plate; the offer stays (TRADE-07)",
    body: titleBody,
    handle: (ctx, { body }) => sayTitle(ctx, requireAccount(ctx), body),
  }),
  endpoint<TradeInContext>()({
    method: "POST",
    path: `${OWN}/keep`,
    access: "account",
    summary: "Keep what was started on this browser (TRADE-10)",
    body: v.object({ capability }),
    handle: (ctx, { body }) => keepTradeIn(ctx, { ...body, ...requireAccount(ctx) }),
  }),
  endpoint<TradeInContext>()({
    method: "GET",
    path: "/sandbox/api/trade-ins",
    access: "sandbox",
    summary: "The trade-ins that changed last",
    handle: (ctx) => listForDesk(ctx),
  }),
  endpoint<TradeInContext>()({
    method: "POST",
    path: "/sandbox/api/trade-ins/:id/decision",
    access: "sandbox",
    summary: "Say as the retailer what a car is worth, or that it is not taken (TRADE-05)",
    params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    body: decideBody,
    handle: (ctx, { params, body }) => decideTradeIn(ctx, { ...params, word: body }),
  }),
];
