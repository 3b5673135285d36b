import { createHash } from "node:crypto";
import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import type { Delivery, Verification, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import { hearLenders } from "../../server/hear-lenders.ts";
import type { LendersContext } from "../../server/lenders-context.ts";
import { callbackSignature } from "./callback-signature.ts";

/** What we read of a callback; `referenceId` is ours: the application, a dot, its version. */
const Callback = v.looseObject({
  loanApplicationId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
  referenceId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.\d{1,6}$/u)),
  state: v.pipe(v.string(), v.regex(/^[A-Z_]{2,40}$/u)),
  timestamp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
});

/**
 * The vendor signs nothing and sends nothing twice. The address it calls is signed by us for one version of one
 * application, and what it sends only makes us read that application (decision 0343).
 */
export const autofiWebhooks: WebhookSource<LendersContext> = {
  name: "autofi",
  verify,
  async apply(ctx, { payload }) {
    const parsed = v.safeParse(Callback, payload);
    if (!parsed.success)
      throw new AppError("invalid", {
        code: "webhook.malformed",
        message: "We don't recognize this event.",
      });
    const { referenceId, loanApplicationId } = parsed.output;
    const dot = referenceId.lastIndexOf(".");
    await hearLenders(ctx, {
      applicationId: referenceId.slice(0, dot),
      applicationVersion: Number(referenceId.slice(dot + 1)),
      reference: loanApplicationId,
    });
  },
};

function verify({ body, query, secrets }: Delivery): Verification {
  const parsed = v.safeParse(Callback, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { referenceId, state, timestamp } = parsed.output;
  const given = query?.get("signature") ?? "";
  const isOurs = secrets.some((secret) => isEqual(given, callbackSignature(secret, referenceId)));
  if (!isOurs) return { kind: "refused", reason: "signature" };
  const at = Date.parse(timestamp ?? "");
  return {
    kind: "authentic",
    // The vendor numbers no events: equal bytes are one event.
    eventId: createHash("sha256").update(body).digest("base64url"),
    type: state,
    occurredAt: Number.isNaN(at) ? null : new Date(at),
  };
}
