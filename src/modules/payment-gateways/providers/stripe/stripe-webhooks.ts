import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { GatewayContext } from "../../server/gateway-context.ts";
import { verifyStripeSignature } from "./verify-stripe-signature.ts";

const Envelope = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_[A-Za-z0-9_]{1,120}$/u)),
  type: v.pipe(v.string(), v.maxLength(80)),
  created: v.pipe(v.number(), v.integer()),
});

const optionalText = v.optional(v.nullable(v.string()), null);

/** An event names a PaymentIntent directly or through the charge, refund or dispute it is about. */
const Hint = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      object: v.string(),
      id: v.string(),
      payment_intent: optionalText,
      metadata: v.optional(v.nullable(v.record(v.string(), v.string())), null),
    }),
  }),
});

/** `Stripe-Signature`; an event is a reason to look, never a fact. */
export const stripeWebhooks: WebhookSource<GatewayContext> = {
  name: "stripe",
  async verify({ body, headers, secrets, now }) {
    const verdict = await verifyStripeSignature(headers.get("stripe-signature"), { secrets, body, now });
    if (verdict !== "authentic") return { kind: "refused", reason: verdict };
    const parsed = v.safeParse(Envelope, jsonOfBody(body));
    if (!parsed.success) return { kind: "refused", reason: "malformed" };
    const { id, type, created } = parsed.output;
    return { kind: "authentic", eventId: id, type, occurredAt: new Date(created * 1000) };
  },
  async apply(ctx, event) {
    if (!/^(?:payment_intent|charge|refund)\./u.test(event.type)) return;
    const parsed = v.safeParse(Hint, event.payload);
    if (!parsed.success) {
      throw new AppError("invalid", {
        code: "webhook.malformed",
        message: "The event doesn't name a payment.",
      });
    }
    const { object } = parsed.output.data;
    const ref = object.object === "payment_intent" ? object.id : object.payment_intent;
    const refundId = object.metadata?.["refund_id"] ?? null;
    await ctx.gatewayNews.hintArrived(ctx, { key: object.metadata?.["payment_id"] ?? null, ref, refundId });
  },
};
