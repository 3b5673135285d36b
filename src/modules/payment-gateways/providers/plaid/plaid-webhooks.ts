import { hash } from "node:crypto";
import { decodeProtectedHeader, errors, importJWK, type JWK, jwtVerify } from "jose";
import * as v from "valibot";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import { jsonOfBody } from "#platform/server/webhooks/json-of-body.ts";
import type { Delivery, Verification, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { GatewayContext } from "../../server/gateway-context.ts";
import { endBankLink } from "../../server/links/end-bank-link.ts";
import { callPlaid, type PlaidOptions, plaidUrl } from "./plaid-call.ts";

/** Older deliveries are replays. Seconds. */
const TOLERANCE_SECONDS = 300;

const Key = v.object({
  key: v.looseObject({
    kid: v.string(),
    kty: v.literal("EC"),
    crv: v.literal("P-256"),
    x: v.string(),
    y: v.string(),
    expired_at: v.optional(v.nullable(v.number()), null),
  }),
});

const Event = v.object({
  webhook_type: v.pipe(v.string(), v.maxLength(60)),
  webhook_code: v.pipe(v.string(), v.maxLength(60)),
  item_id: v.optional(v.nullable(v.string()), null),
});

/** Words after which an account may not be charged any more. */
const ENDS_LINK: ReadonlySet<string> = new Set([
  "USER_PERMISSION_REVOKED",
  "USER_ACCOUNT_REVOKED",
  "ITEM_LOGIN_REQUIRED",
  "ERROR",
]);

/**
 * `Plaid-Verification`: an ES256 token over the hash of the body, whose key is asked for by its id. Plaid shares no
 * secret for this, so the secret of this source is our access to Plaid: `<environment>:<client id>:<secret>`.
 */
export const plaidWebhooks = createPlaidWebhooks((access) => {
  const [environment = "", clientId = "", secret = ""] = access.split(":");
  return { apiUrl: plaidUrl(environment), clientId, secret };
});

/** The same against another Plaid, e.g. a stub. */
export function createPlaidWebhooks(
  optionsOf: (access: string) => PlaidOptions,
): WebhookSource<GatewayContext> {
  return {
    name: "plaid",
    async verify(delivery) {
      let checked: Verification = { kind: "refused", reason: "signature" };
      for (const access of delivery.secrets) {
        checked = await evaluate(delivery, optionsOf(access));
        if (checked.kind === "authentic") break;
      }
      return checked;
    },
    async apply(ctx, event) {
      const parsed = v.safeParse(Event, event.payload);
      if (!parsed.success || parsed.output.item_id === null) return;
      const { webhook_code: code, item_id: item } = parsed.output;
      if (ENDS_LINK.has(code)) await endBankLink(ctx, item);
    },
  };
}

async function evaluate({ body, headers, now }: Delivery, options: PlaidOptions): Promise<Verification> {
  const token = headers.get("plaid-verification") ?? "";
  const issuedAt = await issuedAtOf({ token, body, now }, options);
  if (typeof issuedAt === "string") return { kind: "refused", reason: issuedAt };
  const parsed = v.safeParse(Event, jsonOfBody(body));
  if (!parsed.success) return { kind: "refused", reason: "malformed" };
  // Plaid names its events by nothing: the same bytes of the same moment are the same event.
  const eventId = hash("sha256", Buffer.concat([Buffer.from(String(issuedAt)), body]), "hex");
  const { webhook_type: type, webhook_code: code } = parsed.output;
  return { kind: "authentic", eventId, type: `${type}.${code}`, occurredAt: new Date(issuedAt * 1000) };
}

async function issuedAtOf(
  { token, body, now }: { readonly token: string; readonly body: Uint8Array; readonly now: Date },
  options: PlaidOptions,
): Promise<number | "signature" | "too-old"> {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    // Before the key is asked for: another algorithm is no question of keys.
    if (alg !== "ES256" || kid === undefined || !/^[\w-]{1,80}$/u.test(kid)) return "signature";
    const key = await keyOf(kid, { options, now });
    if (key === undefined) return "signature";
    const { payload } = await jwtVerify(token, await importJWK(key, "ES256"), {
      algorithms: ["ES256"],
      currentDate: now,
    });
    const { iat, request_body_sha256: said } = payload;
    if (typeof iat !== "number" || typeof said !== "string") return "signature";
    if (!isEqual(said, hash("sha256", body, "hex"))) return "signature";
    return Math.abs(now.getTime() / 1000 - iat) > TOLERANCE_SECONDS ? "too-old" : iat;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return "signature";
    throw error;
  }
}

/** A key that is over verifies nothing. @throws AppError provider-unavailable, so that Plaid sends again */
async function keyOf(
  kid: string,
  { options, now }: { readonly options: PlaidOptions; readonly now: Date },
): Promise<JWK | undefined> {
  const found = await callPlaid(options, {
    path: "/webhook_verification_key/get",
    body: { key_id: kid },
    answer: Key,
  });
  if (found === undefined) return undefined;
  const { expired_at: expiredAt, kid: own, kty, crv, x, y } = found.key;
  if (own !== kid || (expiredAt !== null && expiredAt * 1000 <= now.getTime())) return undefined;
  return { kid, kty, crv, x, y };
}
