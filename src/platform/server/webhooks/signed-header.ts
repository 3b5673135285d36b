import { createHmac } from "node:crypto";
import { isEqual } from "../crypto/is-equal.ts";

/** Older deliveries are replays. Seconds. */
const TOLERANCE_SECONDS = 300;

/** HMAC-SHA256 in hex over `t.body`, the scheme of most payment and insurance senders. */
function hmacOfDelivery(secret: string, timestamp: string, body: Uint8Array): string {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
}

/** A header `t=<seconds>,<name>=<hex>` for a body. */
export function signedHeader(input: {
  readonly secret: string;
  readonly name: string;
  readonly at: Date;
  readonly body: Uint8Array;
}): string {
  const timestamp = String(Math.floor(input.at.getTime() / 1000));
  return `t=${timestamp},${input.name}=${hmacOfDelivery(input.secret, timestamp, input.body)}`;
}

/**
 * Checks such a header. Several signatures under the same name (a sender between two secrets) and several
 * secrets of ours are tried; comparison is in constant time.
 */
export function verifySignedHeader(
  header: string | null,
  name: string,
  input: { readonly secrets: readonly string[]; readonly body: Uint8Array; readonly now: Date },
): "authentic" | "signature" | "too-old" {
  const parts = (header ?? "")
    .slice(0, 4096)
    .split(",")
    .map((part) => part.trim().split("=", 2) as [string, string | undefined]);
  const timestamps = parts.filter(([key]) => key === "t");
  const timestamp = timestamps[0]?.[1];
  if (timestamps.length !== 1 || timestamp === undefined || !/^\d{1,12}$/u.test(timestamp))
    return "signature";
  const given = parts.filter(([key]) => key === name).map(([, value]) => value ?? "");
  const isOurs = input.secrets.some((secret) =>
    given.some((one) => isEqual(one, hmacOfDelivery(secret, timestamp, input.body))),
  );
  if (!isOurs) return "signature";
  const age = Math.abs(input.now.getTime() / 1000 - Number(timestamp));
  return age > TOLERANCE_SECONDS ? "too-old" : "authentic";
}
