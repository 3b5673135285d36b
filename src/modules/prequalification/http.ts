import * as v from "valibot";
import { browserTokenCookie, withBrowser } from "#modules/accounts/server/devices/browser-token.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import {
  answersBody,
  identityBody,
  passcodeBody,
  startBody,
  verifyBody,
} from "./domain/journey/journey-schemas.ts";
import { JOURNEY_STEPS } from "./domain/journey-view.ts";
import { held } from "./held-journey.ts";
import type { AdvanceContext } from "./server/journey/advance-journey.ts";
import { answerQuestions } from "./server/journey/answer-questions.ts";
import { identifyPerson } from "./server/journey/identify-person.ts";
import { readConsent } from "./server/journey/read-consent.ts";
import { continueJourney, discardJourney, readJourney } from "./server/journey/read-journey.ts";
import { readQuestions } from "./server/journey/read-questions.ts";
import { sendPasscode } from "./server/journey/send-passcode.ts";
import { startJourney } from "./server/journey/start-journey.ts";
import { verifyPasscode } from "./server/journey/verify-passcode.ts";

const BASE = "/public/prequalification";
const SESSION = `${BASE}/session`;
/** The same journey by its id, which is its capability. */
const BY_ID = `${BASE}/sessions/:id`;
const byId = v.object({ id: v.optional(v.string()) });

const view = v.object({
  step: v.picklist(JOURNEY_STEPS),
  asks: v.object({ address: v.boolean(), ssn: v.boolean() }),
  phoneHint: v.string(),
  fallbackChannel: v.nullable(v.literal("email")),
  textsAreDown: v.boolean(),
  resendAt: v.nullable(v.string()),
  now: v.string(),
  warnAt: v.string(),
  expiresAt: v.string(),
  answerBy: v.nullable(v.string()),
  bureau: v.nullable(v.object({ name: v.string(), addressLines: v.array(v.string()), phone: v.string() })),
  retryOn: v.nullable(v.string()),
  returnTo: v.string(),
});
const choice = v.object({ id: v.string(), text: v.string() });

/** The calls of one journey; all but the first need its capability (PQ-02 to PQ-05). */
export const journeyEndpoints = [
  endpoint<AdvanceContext>()({
    method: "GET",
    path: `${BASE}/consent`,
    access: "public",
    summary: "The written instructions to read before agreeing (15 USC 1681b(a)(2))",
    response: v.object({
      version: v.string(),
      hash: v.string(),
      text: v.array(v.string()),
      agreement: v.string(),
      button: v.string(),
    }),
    handle: async (ctx) => readConsent(ctx),
  }),
  endpoint<AdvanceContext>()({
    method: "POST",
    path: `${BASE}/sessions`,
    access: "public",
    summary: "Begin to pre-qualify: the form, the consent, a code to the phone (PQ-03)",
    body: startBody,
    response: v.object({ id: v.string(), capability: v.string(), view }),
    handle: async (ctx, { body, idempotencyKey, request }) => {
      const here = withBrowser(ctx, request);
      const started = await startJourney(here, { body, idempotencyKey });
      const headers = { "cache-control": "no-store", "set-cookie": browserTokenCookie(here, request, BASE) };
      return Response.json({ id: started.capability, ...started }, { status: 201, headers });
    },
  }),
  endpoint<AdvanceContext>()({
    method: "GET",
    path: SESSION,
    access: "public",
    summary: "Where a journey is",
    response: view,
    handle: (ctx, { request }) => readJourney(ctx, held(request)),
  }),
  endpoint<AdvanceContext>()({
    method: "POST",
    path: `${SESSION}/continue`,
    alsoAt: [`${BY_ID}/continue`],
    access: "public",
    summary: "Fifteen more minutes (PQ-09)",
    params: byId,
    response: view,
    handle: (ctx, { params, request }) => continueJourney(ctx, held(request, params.id)),
  }),
  endpoint<AdvanceContext>()({
    method: "DELETE",
    path: SESSION,
    access: "public",
    summary: "Discard what was typed, at once",
    handle: async (ctx, { request }) => {
      await discardJourney(ctx, held(request));
      return null;
    },
  }),
  endpoint<AdvanceContext>()({
    method: "POST",
    path: `${SESSION}/passcode`,
    alsoAt: [`${BY_ID}/passcode`],
    access: "public",
    summary: "Another code, by mail while texts are down",
    params: byId,
    body: passcodeBody,
    response: view,
    handle: (ctx, { params, body, idempotencyKey, request }) =>
      sendPasscode(withBrowser(ctx, request), { ...held(request, params.id), ...body, idempotencyKey }),
  }),
  endpoint<AdvanceContext>()({
    method: "POST",
    path: `${SESSION}/passcode/verify`,
    alsoAt: [`${BY_ID}/passcode/verify`],
    access: "public",
    summary: "The code, typed; a bureau is asked then",
    params: byId,
    body: verifyBody,
    response: view,
    handle: (ctx, { params, body, idempotencyKey, request }) =>
      verifyPasscode(withBrowser(ctx, request), { ...held(request, params.id), ...body, idempotencyKey }),
  }),
  endpoint<AdvanceContext>()({
    method: "POST",
    path: `${SESSION}/identity`,
    alsoAt: [`${BY_ID}/identity`],
    access: "public",
    summary: "Full identification, for whom the bureau did not find by name (PQ-03)",
    params: byId,
    body: identityBody,
    response: view,
    handle: (ctx, { params, body, idempotencyKey, request }) =>
      identifyPerson(ctx, { ...held(request, params.id), body, idempotencyKey }),
  }),
  endpoint<AdvanceContext>()({
    method: "GET",
    path: `${SESSION}/questions`,
    alsoAt: [`${BY_ID}/questions`],
    access: "public",
    summary: "Questions about the past; showing them starts their 120 seconds (OP-24)",
    params: byId,
    response: v.object({
      questions: v.array(v.object({ id: v.string(), text: v.string(), choices: v.array(choice) })),
      answerBy: v.string(),
    }),
    handle: (ctx, { params, request }) => readQuestions(ctx, held(request, params.id)),
  }),
  endpoint<AdvanceContext>()({
    method: "POST",
    path: `${SESSION}/questions`,
    alsoAt: [`${BY_ID}/questions`],
    access: "public",
    summary: "The answers, once",
    params: byId,
    body: answersBody,
    response: view,
    handle: (ctx, { params, body, idempotencyKey, request }) =>
      answerQuestions(ctx, { ...held(request, params.id), ...body, idempotencyKey }),
  }),
];
