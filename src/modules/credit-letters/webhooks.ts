import * as v from "valibot";
import { verifyRetailerDelivery } from "#platform/server/webhooks/verify-retailer-delivery.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { letterEventSchema } from "./domain/letter-event-schema.ts";
import type { ReadersContext } from "./server/notices-context.ts";
import { applyLetterEvent } from "./server/paper/apply-letter-event.ts";

/** Letters that the retailer mailed on paper, and who wants paper, signed like its other events. */
export const letterWebhooks: WebhookSource<ReadersContext> = {
  name: "letters",
  verify: verifyRetailerDelivery,
  async apply(ctx, { payload, occurredAt, receivedAt }) {
    const parsed = v.safeParse(letterEventSchema, payload);
    if (!parsed.success)
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    await applyLetterEvent(ctx, { said: parsed.output, at: occurredAt ?? receivedAt });
    return undefined;
  },
};
