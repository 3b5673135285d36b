import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import { deliveryBody } from "./domain/letter-delivery.ts";
import { held } from "#modules/prequalification/held-journey.ts";
import { ACCOUNT } from "./account-door.ts";
import { chooseDelivery, readDelivery, readSample } from "./server/letters/letter-delivery.ts";
import type { LettersContext } from "./server/result-context.ts";

const HELD = "/public/prequalification/result/letter";
const OWN = "/api/prequalification/result/letter";
const asPdf = (bytes: Uint8Array<ArrayBuffer>): Response => pdfResponse(bytes, { name: "sample-letter.pdf" });

/** How the letter about a decline reaches its reader, through both doors (12 CFR 1002.4(d)(2)). */
export const letterDeliveryEndpoints = [
  endpoint<LettersContext>()({
    method: "GET",
    path: `${HELD}/delivery`,
    access: "public",
    summary: "Whether the letter goes by email or on paper, and what is agreed to before email",
    handle: (ctx, { request }) => readDelivery(ctx, held(request)),
  }),
  endpoint<LettersContext>()({
    method: "GET",
    path: `${OWN}/delivery`,
    access: "account",
    summary: "The same for the account",
    handle: (ctx) => readDelivery(ctx, ACCOUNT),
  }),
  endpoint<LettersContext>()({
    method: "POST",
    path: `${HELD}/delivery`,
    access: "public",
    summary: "By email after the demonstration, or on paper",
    body: deliveryBody,
    handle: (ctx, { request, body }) => chooseDelivery(ctx, held(request), body),
  }),
  endpoint<LettersContext>()({
    method: "POST",
    path: `${OWN}/delivery`,
    access: "account",
    summary: "The same for the account",
    body: deliveryBody,
    handle: (ctx, { body }) => chooseDelivery(ctx, ACCOUNT, body),
  }),
  endpoint<LettersContext>()({
    method: "GET",
    path: `${HELD}/sample`,
    access: "public",
    summary: "A sample PDF whose code shows that such files can be opened (E-SIGN)",
    handle: async (ctx, { request }) => asPdf(await readSample(ctx, held(request))),
  }),
  endpoint<LettersContext>()({
    method: "GET",
    path: `${OWN}/sample`,
    access: "account",
    summary: "The same for the account",
    handle: async (ctx) => asPdf(await readSample(ctx, ACCOUNT)),
  }),
];
