import * as v from "valibot";
import { DOCUMENT_TYPES } from "#modules/documents/domain/document-types.ts";
import { POLICY_STATUSES } from "#modules/insurance/domain/insurance-status.ts";
import type { EventTime } from "#modules/orders/domain/event-order.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import { judgeSignedHeader } from "#platform/server/webhooks/signed-header.ts";
import type {
  Delivery,
  Judgement,
  WebhookEvent,
  WebhookSource,
} from "#platform/server/webhooks/webhook-source.ts";
import type { SandboxContext } from "../sandbox/sandbox-context.ts";
import { appointmentTime } from "./appointment-time.ts";
import { ALL_EVENTS } from "./order-events.ts";
import { playEvent } from "./play-event.ts";

/** Header of the retailer's own systems: `t=<seconds>,v1=<HMAC-SHA256 of t.body in hex>`. */
const DEALER_SIGNATURE = "forecourt-signature";

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

const DealerEvent = v.looseObject({
  orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  event: v.picklist(ALL_EVENTS),
  policyStatus: v.optional(v.picklist(POLICY_STATUSES)),
  documentType: v.optional(v.picklist(DOCUMENT_TYPES)),
  paymentId: v.optional(v.pipe(v.string(), v.regex(/^pay_[\w-]{1,60}$/u))),
  purpose: v.optional(v.picklist(["balance", "deposit"])),
  carrierName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
  appointmentTime: v.optional(appointmentTime),
});

/**
 * What the retailer's desk and back office tell us (ROLE-07): the same events that can be played at the
 * sandbox desk, signed.
 */
export const dealerWebhooks: WebhookSource<SandboxContext> = {
  name: "dealer",
  verify,
  async apply(ctx, event) {
    const parsed = v.safeParse(DealerEvent, event.payload);
    if (!parsed.success) {
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    }
    const played = await playEvent(ctx, { ...parsed.output, time: timeOf(event) });
    return played.isOvertaken ? "overtaken" : undefined;
  },
};

/** A clock that runs ahead must not shut out everything that follows. */
function timeOf({ eventId, occurredAt, receivedAt }: WebhookEvent): EventTime | undefined {
  if (occurredAt === null) return undefined;
  return { occurredAt: occurredAt < receivedAt ? occurredAt : receivedAt, eventId };
}

function verify({ body, headers, secrets, now }: Delivery): Judgement {
  const verdict = judgeSignedHeader(headers.get(DEALER_SIGNATURE), "v1", { secrets, body, now });
  if (verdict !== "authentic") return { kind: "refused", reason: verdict };
  const parsed = v.safeParse(Envelope, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { id, event, occurredAt } = parsed.output;
  return { kind: "authentic", eventId: id, type: event, occurredAt: occurredAt ?? null };
}
