import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import { QUALIFICATION_STATES } from "#modules/prequalification/domain/qualification.ts";
import { held } from "#modules/prequalification/held-journey.ts";
import { ChoicesSchema } from "#modules/personal-pricing/domain/terms/choices-schema.ts";
import { ACCOUNT } from "./account-door.ts";
import { changeBody, changeResult } from "./server/change-result.ts";
import { claimResult } from "./server/claim-result.ts";
import { type PriceContext, priceForAccount } from "./server/price-for-account.ts";
import { readLetter } from "./server/letters/read-letter.ts";
import { readPrefill } from "./server/read-prefill.ts";
import { readResult } from "./server/read-result.ts";
import type { LettersContext, ResultContext } from "./server/result-context.ts";
import { withdrawResult } from "./server/withdraw-result.ts";

const HELD = "/public/prequalification/result";
const OWN = "/api/prequalification/result";

/** Two pages of results. */
const MOST_PRICED = 48;

const day = v.nullable(v.string());
const cents = v.nullable(v.number());
const view = v.object({
  state: v.picklist(QUALIFICATION_STATES),
  asOf: day,
  validUntil: day,
  daysLeft: v.nullable(v.number()),
  zipCode: v.nullable(v.string()),
  stateCode: v.nullable(v.string()),
  terms: v.nullable(v.string()),
  moved: v.nullable(
    v.object({
      changed: v.picklist(["zip", "state", "income", "programs"]),
      at: v.string(),
      before: cents,
      after: cents,
    }),
  ),
  retryOn: day,
  isClaimed: v.boolean(),
});

const asPdf = (bytes: Uint8Array<ArrayBuffer>): Response =>
  pdfResponse(bytes, { name: "pre-qualification-letter.pdf" });

/** The calls of a result through both doors (PQ-06 to PQ-10). */
export const resultEndpoints = [
  endpoint<ResultContext>()({
    method: "GET",
    path: HELD,
    access: "public",
    summary: "The result of this tab's journey, until an account claims it",
    response: view,
    handle: (ctx, { request }) => readResult(ctx, held(request)),
  }),
  endpoint<ResultContext>()({
    method: "GET",
    path: OWN,
    alsoAt: ["/api/prequalification/status"],
    access: "account",
    summary: "How far the account's qualification is, with its signed terms",
    response: view,
    handle: (ctx) => readResult(ctx, ACCOUNT),
  }),
  endpoint<ResultContext>()({
    method: "PATCH",
    path: HELD,
    access: "public",
    summary: "Another zip code or income: priced anew at once, and what moved (PQ-10)",
    body: changeBody,
    response: view,
    handle: (ctx, { body, request }) => changeResult(ctx, held(request), body),
  }),
  endpoint<ResultContext>()({
    method: "PATCH",
    path: OWN,
    access: "account",
    summary: "The same for the account's result",
    body: changeBody,
    response: view,
    handle: (ctx, { body }) => changeResult(ctx, ACCOUNT, body),
  }),
  endpoint<ResultContext>()({
    method: "DELETE",
    path: HELD,
    access: "public",
    summary: "Take everything back: erased at once, with a written record",
    handle: (ctx, { request }) => withdrawResult(ctx, held(request)),
  }),
  endpoint<ResultContext>()({
    method: "DELETE",
    path: OWN,
    access: "account",
    summary: "The same for the account's result",
    handle: (ctx) => withdrawResult(ctx, ACCOUNT),
  }),
  endpoint<ResultContext>()({
    method: "POST",
    path: "/api/prequalification/claim",
    access: "account",
    summary: "The result of this tab belongs to the account from now on",
    body: v.object({ capability: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
    response: view,
    handle: (ctx, { body }) => claimResult(ctx, body),
  }),
  endpoint<ResultContext>()({
    method: "GET",
    path: "/api/prequalification/prefill",
    access: "account",
    summary: "What the account's owner typed last, to re-qualify without typing it again",
    handle: (ctx) => readPrefill(ctx),
  }),
  endpoint<PriceContext>()({
    method: "POST",
    path: "/api/pricing/personalized",
    access: "account",
    summary:
      "What the account's owner pays for some vehicles by the terms of their result (VEH-11, VEH-12, PQ-11). Amounts in cents.",
    body: v.object({
      vehicles: v.pipe(
        v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))),
        v.nonEmpty(),
        v.maxLength(MOST_PRICED),
      ),
      choices: v.optional(ChoicesSchema, {}),
    }),
    handle: (ctx, { body }) => priceForAccount(ctx, body),
  }),
  endpoint<LettersContext>()({
    method: "GET",
    path: `${HELD}/letter`,
    access: "public",
    summary: "The letter about a decline as a PDF, as it was sent, or as it stands today",
    handle: async (ctx, { request }) => asPdf(await readLetter(ctx, held(request))),
  }),
  endpoint<LettersContext>()({
    method: "GET",
    path: `${OWN}/letter`,
    access: "account",
    summary: "The same for the account",
    handle: async (ctx) => asPdf(await readLetter(ctx, ACCOUNT)),
  }),
];
