import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { checkPhone, phoneSchema } from "#platform/shared/fields/phone.ts";
import { ID_RECORD_STATUSES } from "./domain/id-verification.ts";
import { getIdVerification } from "./server/get-id-verification.ts";
import type { IdVerificationContext } from "./server/id-verification-context.ts";
import { openCapture } from "./server/open-capture.ts";
import { sendIdLink } from "./server/send-id-link.ts";
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

const captureBody = v.variant("action", [
  v.object({
    action: v.literal("submit"),
    documentNumber: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[A-Za-z0-9-]{4,20}$/, "4 to 20 letters, digits or hyphens."),
    ),
    issuingState: state,
  }),
  v.object({ action: v.literal("cancel") }),
  v.object({ action: v.literal("leave") }),
]);

/** Test numbers pass the schema, but only the sandbox may text them. */
function requireRealPhone({ allowsTestNumbers }: IdVerificationContext, phone: string): void {
  const message = checkPhone(phone, { allowTestNumbers: allowsTestNumbers });
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
    response: record,
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
    }),
    response: record,
    idempotent: true,
    handle: (ctx, { body, request }) => {
      requireRealPhone(ctx, body.phone);
      return sendIdLink(ctx, { ...body, origin: new URL(request.url).origin });
    },
  }),
  endpoint<IdVerificationContext>()({
    method: "GET",
    path: "/public/id-verification/capture/:token",
    access: "public",
    summary: "Whether the phone may start a capture with this link.",
    params: v.object({ token }),
    response: v.object({ state: v.picklist(["open", "used", "expired", "replaced", "unknown"]) }),
    handle: (ctx, { params }) => openCapture(ctx, params),
  }),
  endpoint<IdVerificationContext>()({
    method: "POST",
    path: "/public/id-verification/capture/:token",
    access: "public",
    summary: "The phone submits the licence, cancels, or is left; the link is used up.",
    params: v.object({ token }),
    body: captureBody,
    response: v.object({ outcome: v.picklist(["SUCCESSFUL", "FAILED", "CANCELED", "INCOMPLETE"]) }),
    handle: (ctx, { params, body }) => submitCapture(ctx, { ...params, ...body }),
  }),
];
