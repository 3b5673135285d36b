import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import { verifySignedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { Delivery, Verification, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { IdVerificationContext } from "../../server/id-verification-context.ts";
import { settleCapture } from "../../server/settle-capture.ts";
import { InquiryEvent, isInquiryId } from "./persona-inquiry.ts";

/** `t=<seconds>,v1=<HMAC-SHA256 of t.body in hex>`; two of them, parted by a space, while a secret is replaced. */
export const PERSONA_SIGNATURE = "persona-signature";

/** Events of Persona. Only inquiries matter, and what they say is read from the vendor anew. */
export const personaWebhooks: WebhookSource<IdVerificationContext> = {
  name: "persona",
  verify,
  async apply(ctx, event) {
    const parsed = v.safeParse(InquiryEvent, event.payload);
    if (!parsed.success) {
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    }
    const { id } = parsed.output.data.attributes.payload.data;
    if (isInquiryId(id)) await settleCapture(ctx, { captureRef: id });
  },
};

function verify({ body, headers, secrets, now }: Delivery): Verification {
  const pairs = (headers.get(PERSONA_SIGNATURE) ?? "").slice(0, 4096).trim().split(/\s+/u);
  const verdicts = pairs.map((pair) => verifySignedHeader(pair, "v1", { secrets, body, now }));
  if (!verdicts.includes("authentic"))
    return { kind: "refused", reason: verdicts.includes("too-old") ? "too-old" : "signature" };
  const parsed = v.safeParse(InquiryEvent, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { id, attributes } = parsed.output.data;
  const at = new Date(attributes["created-at"] ?? "");
  return {
    kind: "authentic",
    eventId: id,
    type: attributes.name,
    occurredAt: Number.isNaN(at.getTime()) ? null : at,
  };
}
