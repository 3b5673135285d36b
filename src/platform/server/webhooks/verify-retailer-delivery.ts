import * as v from "valibot";
import { jsonOfBody } from "./json-of-body.ts";
import { verifySignedHeader } from "./signed-header.ts";
import type { Delivery, Verification } from "./webhook-source.ts";

/** Header of the retailer's own systems: `t=<seconds>,v1=<HMAC-SHA256 of t.body in hex>`. */
const RETAILER_SIGNATURE = "forecourt-signature";

const Envelope = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,120}$/u)),
  event: v.pipe(v.string(), v.maxLength(80)),
  occurredAt: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  ),
});

/** Whether a delivery is of the retailer's own systems, by its signature and envelope. */
export function verifyRetailerDelivery({ body, headers, secrets, now }: Delivery): Verification {
  const verdict = verifySignedHeader(headers.get(RETAILER_SIGNATURE), "v1", { secrets, body, now });
  if (verdict !== "authentic") return { kind: "refused", reason: verdict };
  const parsed = v.safeParse(Envelope, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  const { id, event, occurredAt } = parsed.output;
  return { kind: "authentic", eventId: id, type: event, occurredAt: occurredAt ?? null };
}
