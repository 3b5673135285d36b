import { createHash } from "node:crypto";
import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import { verifySignedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { Delivery, Verification, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { InsuranceContext } from "../../server/insurance-context.ts";
import { settlePull } from "../../server/settle-pull.ts";

/** `t=<seconds>,s=<HMAC-SHA256 of t.body in hex>`. */
export const CANOPY_SIGNATURE = "canopy-signature";
/** What an unsigned hint may weigh; the real ones are far below. */
const MOST_UNSIGNED_BYTES = 32 * 1024;

const Event = v.looseObject({
  pull_id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u)),
  event_type: v.pipe(v.string(), v.regex(/^[A-Z_]{2,60}$/u)),
});

/**
 * Hints of Canopy Connect and of the embedded carriers. A signature is checked when there is one; whether the vendor
 * always signs is disputed, so an unsigned hint is heard too. Either way nothing in it is believed: the pull is read
 * anew and must carry a nonce of ours (decision 0143).
 */
export const canopyWebhooks: WebhookSource<InsuranceContext> = {
  name: "canopy",
  verify,
  async apply(ctx, event) {
    const parsed = v.safeParse(Event, event.payload);
    if (!parsed.success) {
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    }
    await settlePull(ctx, { pullId: parsed.output.pull_id });
  },
};

function verify({ body, headers, secrets, now }: Delivery): Verification {
  const header = headers.get(CANOPY_SIGNATURE);
  if (header !== null) {
    const verdict = verifySignedHeader(header, "s", { secrets, body, now });
    if (verdict !== "authentic") return { kind: "refused", reason: verdict };
  } else if (body.byteLength > MOST_UNSIGNED_BYTES) return { kind: "refused", reason: "malformed" };
  const parsed = v.safeParse(Event, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  // The vendor numbers no events: equal bytes are one event.
  const eventId = createHash("sha256").update(body).digest("base64url");
  return { kind: "authentic", eventId, type: parsed.output.event_type, occurredAt: null };
}
