import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { stripeWebhooks } from "../stripe/stripe-webhooks.ts";
import { SANDBOX_GATEWAY_TELLS } from "./notify-shop.ts";

const News = v.object({
  eventId: v.string(),
  key: v.string(),
  type: v.string(),
  refundId: v.optional(v.string()),
});

/** The embedded gateway's own post: in the shape of the vendor's, signed like it, and taken in at the same door. */
export const sandboxGatewayJobs: readonly JobHandler<WebhookContext>[] = [
  {
    kind: SANDBOX_GATEWAY_TELLS,
    async handle(ctx, payload) {
      const { eventId, key, type, refundId } = v.parse(News, payload);
      const secret = ctx.webhooks.secrets.of(ctx, stripeWebhooks.name)[0];
      // A retailer without the sandbox desk has no embedded gateway either.
      if (secret === undefined) return;
      const now = ctx.clock.now();
      const metadata = { payment_id: key, ...(refundId !== undefined && { refund_id: refundId }) };
      const object = { object: "payment_intent", id: `sandbox_${key}`, metadata };
      const event = { id: eventId, type, created: Math.floor(now.getTime() / 1000), data: { object } };
      const body = new TextEncoder().encode(JSON.stringify(event));
      const headers = new Headers({
        "stripe-signature": signedHeader({ secret, name: "v1", at: now, body }),
      });
      await receiveWebhook(ctx, { source: stripeWebhooks.name, body, headers });
    },
  },
];
