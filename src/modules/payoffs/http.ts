import { Readable } from "node:stream";
import * as v from "valibot";
import { byId, heldCapability, requireAccount } from "#modules/trade-in/server/held-capability.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { limitedBody } from "#platform/server/http/bodies/read-raw-body.ts";
import { lenderSuggestions } from "./domain/directory/lender-suggestions.ts";
import { askPayoffBody, letterWordBody } from "./domain/payoff-schemas.ts";
import { askPayoff } from "./server/ask-payoff.ts";
import type { PayoffContext } from "./server/payoff-context.ts";
import { readPayoff } from "./server/read-payoff.ts";
import { openLetter, reviewLetter } from "./server/review-letter.ts";
import { sendLetter } from "./server/send-letter.ts";

const OWN = "/api/trade-in/payoff";
/** One file of the largest kind and a few fields. */
const MOST_BYTES = 40 * 1024 * 1024;
const oneOf = { id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) };

/** The same calls for whoever holds the secret and for the account that keeps the trade-in. */
const bothDoors = [
  {
    path: "/public/trade-in/current/payoff",
    alsoAt: ["/public/trade-in/:id/payoff"],
    access: "public",
    holderOf: (_: PayoffContext, request: Request, id?: string) => heldCapability(request, id),
  },
  { path: OWN, alsoAt: [], access: "account", holderOf: (ctx: PayoffContext) => requireAccount(ctx) },
] as const;

export const payoffEndpoints = [
  endpoint<PayoffContext>()({
    method: "GET",
    path: "/public/trade-in/lenders",
    access: "public",
    summary: "Lenders whose name somebody may be typing, at most seven (TRADE-01, VAL-34)",
    query: v.object({ q: v.pipe(v.string(), v.trim(), v.maxLength(80)) }),
    response: v.object({ lenders: v.array(v.string()) }),
    handle: async (_ctx, { query }) => ({ lenders: lenderSuggestions(query.q) }),
  }),
  ...bothDoors.flatMap(({ path, alsoAt, access, holderOf }) => [
    endpoint<PayoffContext>()({
      method: "GET",
      path,
      alsoAt,
      access,
      summary: "What is owed on one's trade-in, as far as anybody knows (TRADE-03)",
      params: byId,
      handle: (ctx, { params, request }) => readPayoff(ctx, holderOf(ctx, request, params.id)),
    }),
    endpoint<PayoffContext>()({
      method: "POST",
      path,
      alsoAt,
      access,
      summary: "Ask the lender for the payoff, with its owner's consent (TRADE-01)",
      params: byId,
      body: askPayoffBody,
      handle: (ctx, { params, body, request }) => askPayoff(ctx, holderOf(ctx, request, params.id), body),
    }),
  ]),
  endpoint<PayoffContext>()({
    method: "PUT",
    path: `${OWN}/letter`,
    access: "account",
    summary:
      "Send a lender's payoff letter: multipart fields lender, isLenderConfirmed, amountCents, perDiemCents, goodThrough, and last the file letter",
    handle: (ctx, { request }) => {
      const parts = readMultipart(limitedBody(request, MOST_BYTES), request.headers.get("content-type"));
      return sendLetter(ctx, { ...requireAccount(ctx), parts });
    },
  }),
  endpoint<PayoffContext>()({
    method: "POST",
    path: "/sandbox/api/trade-ins/:id/payoff-letter",
    access: "sandbox",
    summary: "Say as the retailer that a payoff letter is right, reads otherwise, or is none",
    params: v.object(oneOf),
    body: letterWordBody,
    handle: (ctx, { params, body }) => reviewLetter(ctx, { ...params, word: body }),
  }),
  endpoint<PayoffContext>()({
    method: "GET",
    path: "/sandbox/api/trade-ins/:id/payoff-letter",
    access: "sandbox",
    summary: "Read a payoff letter as the retailer",
    params: v.object(oneOf),
    handle: async (ctx, { params }) => {
      const { letter, version, bytes } = await openLetter(ctx, params.id);
      return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>, {
        headers: {
          "content-type": letter.contentType,
          "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(letter.fileName)}`,
          "x-content-type-options": "nosniff",
          etag: `"${version}"`,
          "cache-control": "private, no-store",
        },
      });
    },
  }),
];
