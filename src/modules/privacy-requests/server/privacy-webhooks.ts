import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import { verifySignedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { Delivery, Judgment, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import { answerPrivacyRequest } from "./answer-privacy-request.ts";
import { lockByNumber } from "./internal/privacy-requests-repo.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";
import { privacyAnswerSchema } from "../domain/privacy-answer-schema.ts";

/** Header of the retailer's own systems: `t=<seconds>,v1=<HMAC-SHA256 of t.body in hex>`. */
const RETAILER_SIGNATURE = "forecourt-signature";

const Envelope = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,120}$/u)),
  event: v.pipe(v.string(), v.maxLength(80)),
  occurredAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

const PrivacyEvent = v.looseObject({
  requestNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(32)),
  ...privacyAnswerSchema.entries,
});

/** What the retailer's people answer to privacy requests, from their own system, signed like its other events (ROLE-09). */
export const privacyWebhooks: WebhookSource<PrivacyRequestsContext> = {
  name: "privacy",
  verify,
  async apply(ctx, { payload }) {
    const parsed = v.safeParse(PrivacyEvent, payload);
    if (!parsed.success)
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    const { requestNumber, event, note } = parsed.output;
    // More time for what is closed already came late; the answer itself stands.
    if (event === "privacy.extended" && (await isClosed(ctx, requestNumber))) return "overtaken";
    await answerPrivacyRequest(ctx, { requestNumber, event, note });
    return undefined;
  },
};

function isClosed(ctx: PrivacyRequestsContext, requestNumber: string): Promise<boolean> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockByNumber(trx, ctx, requestNumber);
    return row !== undefined && row.closed_at !== null;
  });
}

function verify({ body, headers, secrets, now }: Delivery): Judgment {
  const verdict = verifySignedHeader(headers.get(RETAILER_SIGNATURE), "v1", { secrets, body, now });
  if (verdict !== "authentic") return { kind: "refused", reason: verdict };
  const parsed = v.safeParse(Envelope, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { id, event, occurredAt } = parsed.output;
  return {
    kind: "authentic",
    eventId: id,
    type: event,
    occurredAt: occurredAt === undefined ? null : new Date(occurredAt),
  };
}
