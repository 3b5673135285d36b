import * as v from "valibot";
import type { EventTime } from "#modules/orders/domain/event-order.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { applyEvent } from "./server/apply-event.ts";
import { eventEntries } from "./server/event-table.ts";
import type { RetailerContext } from "./server/retailer-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import { verifySignedHeader } from "#platform/server/webhooks/signed-header.ts";
import type {
  Delivery,
  Judgment,
  WebhookEvent,
  WebhookSource,
} from "#platform/server/webhooks/webhook-source.ts";

/** Header of the retailer's own systems: `t=<seconds>,v1=<HMAC-SHA256 of t.body in hex>`. */
const RETAILER_SIGNATURE = "forecourt-signature";

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

const Envelope = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,120}$/u)),
  event: v.pipe(v.string(), v.maxLength(80)),
  occurredAt: v.optional(instant),
});

const OrderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** What the retailer's systems send us (ROLE-07), signed: every event of the product's steps and its own. */
export function retailerWebhooks(steps: readonly StepSource[]): WebhookSource<RetailerContext> {
  const RetailerEvent = v.looseObject({ ...eventEntries(steps), orderNumber: OrderNumber });
  return {
    name: "dealer",
    verify,
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

function verify({ body, headers, secrets, now }: Delivery): Judgment {
  const verdict = verifySignedHeader(headers.get(RETAILER_SIGNATURE), "v1", { secrets, body, now });
  if (verdict !== "authentic") return { kind: "refused", reason: verdict };
  const parsed = v.safeParse(Envelope, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { id, event, occurredAt } = parsed.output;
  return { kind: "authentic", eventId: id, type: event, occurredAt: occurredAt ?? null };
}
