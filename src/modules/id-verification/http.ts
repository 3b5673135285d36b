import * as v from "valibot";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { checkPhone, phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import { visitedOrigin } from "#platform/server/http/caller/visited-origin.ts";
import { ID_RECORD_STATUSES, isInPersonIdState } from "./domain/id-verification.ts";
import { getIdVerification } from "./server/get-id-verification.ts";
import type { IdVerificationContext } from "./server/id-verification-context.ts";
import { readCaptureForm } from "./server/internal/read-capture-form.ts";
import { openCapture } from "./server/open-capture.ts";
import { lockOpenLink } from "./server/open-link.ts";
import { openIdLinkHere, sendIdLink } from "./server/send-id-link.ts";
import { checkCapture } from "./server/settle-capture.ts";
import { startCapture } from "./server/start-capture.ts";
import { submitCapture } from "./server/submit-capture.ts";

const orderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const token = v.pipe(v.string(), v.regex(/^[0-9A-Z]{32}$/, "Not a link of ours."));
const state = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, "Select a state."));
const record = v.object({
  status: v.nullable(v.picklist(ID_RECORD_STATUSES)),
  isExpired: v.boolean(),
  transactionsAmount: v.number(),
  isInPersonOnly: v.boolean(),
  expiresAt: v.nullable(v.string()),
  sentTo: v.nullable(v.string()),
});

const knownPhone = v.nullable(v.string());
const coBuyer = v.object({ ...record.entries, isVerified: v.boolean(), firstName: v.string(), knownPhone });
const view = v.object({ ...record.entries, knownPhone, coBuyer: v.nullable(coBuyer) });
/** Whose ID; the owner's when left out. */
const person = v.optional(v.picklist(["buyer", "co-buyer"]));

const captureBody = v.variant("action", [
  v.object({ action: v.literal("cancel") }),
  v.object({ action: v.literal("leave") }),
  v.object({
    action: v.literal("in-person"),
    issuingState: v.pipe(
      state,
      v.check((code) => isInPersonIdState([code]), "Only where we check in person."),
    ),
  }),
]);
const outcome = v.picklist(["SUCCESSFUL", "FAILED", "CANCELED", "INCOMPLETE"]);

/** VAL-07, VAL-08: the schema knows neither the retailer nor whether test numbers may pass. */
function requireTakenPhone(ctx: IdVerificationContext, phone: string): void {
  const message = checkPhone(phone, phonePolicyOf(ctx));
  if (message === undefined) return;
  throw new AppError("invalid", { code: "body.invalid", message, fields: { phone: message } });
}

export const idVerificationEndpoints = [
  endpoint<IdVerificationContext>()({
    method: "GET",
    path: "/public/id-verification/doc-verification/consumer",
    access: "account",
    summary: "The verification record of the owner's order (API-03).",
    query: v.object({ orderId: orderNumber }),
    response: view,
    handle: (ctx, { query }) => getIdVerification(ctx, { orderNumber: query.orderId }),
  }),
  endpoint<IdVerificationContext>()({
    method: "POST",
    path: "/public/id-verification/doc-verification/link",
    access: "account",
    summary: "Texts a capture link to the phone; it works once, for 24 hours (IDV-07).",
    body: v.object({
      orderNumber,
      phone: phoneSchema({ allowTestNumbers: true }),
      idState: v.optional(v.nullable(state), null),
      /** VAL-09: needed with a number that was not agreed to at checkout. */
      phoneConsent: v.optional(v.boolean(), false),
      person,
    }),
    response: record,
    idempotent: true,
    handle: (ctx, { body }) => {
      requireTakenPhone(ctx, body.phone);
      return sendIdLink(ctx, body);
    },
  }),
  endpoint<IdVerificationContext>()({
    method: "POST",
    path: "/public/id-verification/doc-verification/here",
    access: "account",
    summary: "The same link without a text, for a buyer who is on a phone already.",
    body: v.object({ orderNumber, idState: v.optional(v.nullable(state), null), person }),
    response: v.object({ path: v.string() }),
    // Not idempotent: stored answers are not sealed, and this one opens the link.
    handle: (ctx, { body }) => openIdLinkHere(ctx, body),
  }),
  endpoint<IdVerificationContext>()({
    method: "GET",
    path: "/public/id-verification/capture/:token",
    access: "public",
    summary: "Whether the phone may start a capture with this link.",
    params: v.object({ token }),
    response: v.object({
      state: v.picklist(["open", "used", "expired", "replaced", "closed", "unknown"]),
      isHosted: v.boolean(),
      isStarted: v.boolean(),
    }),
    handle: (ctx, { params }) => openCapture(ctx, params),
  }),
  endpoint<IdVerificationContext>()({
    method: "POST",
    path: "/public/id-verification/capture/:token/start",
    access: "public",
    summary: "Starts or goes on with the capture: on our own page, or at an address of the provider's.",
    params: v.object({ token }),
    response: v.object({ url: v.nullable(v.string()) }),
    handle: async (ctx, { params, request }) => {
      const started = await startCapture(ctx, { ...params, origin: visitedOrigin(request, ctx.siteOrigin) });
      return { url: started.kind === "hosted" ? started.url : null };
    },
  }),
  endpoint<IdVerificationContext>()({
    method: "POST",
    path: "/public/id-verification/capture/:token/check",
    access: "public",
    summary: "How the capture on the provider's pages went; null while it goes on.",
    params: v.object({ token }),
    response: v.object({ outcome: v.nullable(outcome) }),
    handle: (ctx, { params }) => checkCapture(ctx, params),
  }),
  endpoint<IdVerificationContext>()({
    method: "PUT",
    path: "/public/id-verification/capture/:token/license",
    access: "public",
    summary: "Both pictures with number and state, as multipart; the link is used up.",
    params: v.object({ token }),
    response: v.object({ outcome }),
    handle: async (ctx, { params, request }) => {
      // Nobody without an open link has us read pictures.
      await ctx.db.transaction((trx) => lockOpenLink(trx, ctx, params.token));
      const form = await readCaptureForm(request);
      return submitCapture(ctx, { ...params, action: "submit", ...form });
    },
  }),
  endpoint<IdVerificationContext>()({
    method: "POST",
    path: "/public/id-verification/capture/:token",
    access: "public",
    summary: "The phone cancels, is left, or names a state we check in person; the link is used up.",
    params: v.object({ token }),
    body: captureBody,
    response: v.object({ outcome }),
    handle: (ctx, { params, body }) => submitCapture(ctx, { ...params, ...body }),
  }),
];
