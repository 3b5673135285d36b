import { createHmac } from "node:crypto";
import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import type { Delivery, Verification, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { SigningServiceContext } from "../../server/signing-service-context.ts";

const Event = v.looseObject({
  event: v.pipe(v.string(), v.regex(/^[a-z-]{1,60}$/u)),
  generatedDateTime: v.pipe(v.string(), v.maxLength(40)),
  data: v.looseObject({ envelopeId: v.pipe(v.string(), v.uuid()) }),
});

/** Connect sends one signature for each active key: `X-DocuSign-Signature-1` and so on. */
const MOST_SIGNATURES = 5;

/**
 * DocuSign Connect (JSON). The signature has no time in it, so a delivery may be replayed; that is why an event
 * only ever makes us look at the envelope itself.
 */
export const docusignWebhooks: WebhookSource<SigningServiceContext> = {
  name: "docusign",
  verify,
  async apply(ctx, { payload }) {
    const parsed = v.safeParse(Event, payload);
    if (!parsed.success)
      throw new AppError("invalid", {
        code: "webhook.malformed",
        message: "We don't recognize this event.",
      });
    // The product can be told of envelopes of other applications of the same account.
    await ctx.signingNews.packageMoved(ctx, parsed.output.data.envelopeId);
  },
};

function verify({ body, headers, secrets }: Delivery): Verification {
  const given = Array.from({ length: MOST_SIGNATURES }, (_, index) =>
    headers.get(`x-docusign-signature-${index + 1}`),
  ).filter((one) => one !== null);
  const isOurs = secrets.some((secret) => {
    const expected = createHmac("sha256", secret).update(body).digest("base64");
    return given.some((one) => isEqual(one, expected));
  });
  if (!isOurs) return { kind: "refused", reason: "signature" };
  const parsed = v.safeParse(Event, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { event, generatedDateTime, data } = parsed.output;
  const at = Date.parse(generatedDateTime);
  return {
    kind: "authentic",
    eventId: `${data.envelopeId}:${event}:${generatedDateTime}`,
    type: event,
    occurredAt: Number.isNaN(at) ? null : new Date(at),
  };
}
