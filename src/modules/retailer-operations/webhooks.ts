import * as v from "valibot";
import type { EventTime } from "#modules/orders/domain/event-order.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { applyEvent } from "./server/apply-event.ts";
import { eventEntries } from "./server/event-table.ts";
import type { RetailerContext } from "./server/retailer-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { verifyRetailerDelivery } from "#platform/server/webhooks/verify-retailer-delivery.ts";
import type { WebhookEvent, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";

const OrderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** What the retailer's systems send us (ROLE-07), signed: every event of the product's steps and its own. */
export function retailerWebhooks(steps: readonly StepSource[]): WebhookSource<RetailerContext> {
  const RetailerEvent = v.looseObject({ ...eventEntries(steps), orderNumber: OrderNumber });
  return {
    name: "dealer",
    verify: verifyRetailerDelivery,
    async apply(ctx, event) {
      const parsed = v.safeParse(RetailerEvent, event.payload);
      if (!parsed.success) {
        throw new AppError("invalid", {
          code: "webhook.malformed",
          message: "We don't recognize this event.",
        });
      }
      const applied = await applyEvent(ctx, { ...parsed.output, time: timeOf(event) });
      return applied.isOvertaken ? "overtaken" : undefined;
    },
  };
}

/** A clock that runs ahead must not shut out everything that follows. */
function timeOf({ eventId, occurredAt, receivedAt }: WebhookEvent): EventTime | undefined {
  if (occurredAt === null) return undefined;
  return { occurredAt: occurredAt < receivedAt ? occurredAt : receivedAt, eventId };
}
