import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import { callVendor, type VendorCaller } from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import { meaningOfCode } from "../../domain/envelope-code.ts";
import type { PriceGuideSettings } from "../../domain/settings-schema.ts";
import type { GuideReply, PriceGuide } from "../price-guide.ts";

interface KbbParts {
  readonly settings: PriceGuideSettings;
  readonly secrets: Secrets;
  readonly frame: PriceGuide["frame"];
  /** For tests. */
  readonly caller?: Omit<VendorCaller, "log">;
}

/** `data` is base64url of JSON; `signature` is HMAC-SHA256 over `code.data`, in hex. */
const Envelope = v.looseObject({
  code: v.pipe(v.string(), v.maxLength(12)),
  data: v.pipe(v.string(), v.maxLength(20_000)),
  signature: v.pipe(v.string(), v.maxLength(200)),
});

const Offer = v.looseObject({
  offerId: v.string(),
  reference: v.pipe(v.string(), v.maxLength(64)),
  amount: v.pipe(v.number(), v.minValue(1), v.maxValue(500_000)),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  year: v.pipe(v.number(), v.integer()),
  miles: v.pipe(v.number(), v.integer()),
});

const failed = (reason: ProviderFailure["reason"], code: string): ProviderFailure => ({
  kind: "failure",
  reason,
  vendorCode: `kbb-${code}`,
});

/** Kelley Blue Book Instant Cash Offer: its frame makes the offer, and its API says it again, signed. */
export function kbbPriceGuide({ settings, secrets, frame, caller }: KbbParts): PriceGuide {
  return {
    frame,
    async read(ctx, offerId) {
      const answer = await callVendor(
        { ...caller, log: ctx.log },
        {
          name: "kbb.readOffer",
          method: "GET",
          url: `${settings.apiUrl}/offers/${encodeURIComponent(offerId)}`,
          repeatable: true,
        },
      );
      if (answer.kind === "silence")
        return failed(answer.problem === "timeout" ? "timeout" : "unavailable", answer.problem);
      if (answer.status === 404) return { kind: "unknown" };
      if (answer.status !== 200) return failureOfStatus("kbb", answer.status);
      return readEnvelope(answer.body, { offerId, secret: secrets(settings.signingSecretRef) });
    },
  };
}

/** What an answer says, once its signature is right and it is about this offer. */
function readEnvelope(
  body: unknown,
  asked: { readonly offerId: string; readonly secret: string },
): GuideReply {
  const envelope = v.safeParse(Envelope, body);
  if (!envelope.success) return failed("unreadable", "shape");
  const { code, data, signature } = envelope.output;
  const right = createHmac("sha256", asked.secret).update(`${code}.${data}`).digest("hex");
  if (!isEqual(signature.toLowerCase(), right)) return failed("refused", "signature");
  const meaning = meaningOfCode(code);
  if (meaning === "misconfigured" || meaning === "unreadable") return failed(meaning, code);
  if (meaning !== "offer") return { kind: meaning };
  const offer = v.safeParse(Offer, parsed(data));
  if (!offer.success || offer.output.offerId !== asked.offerId) return failed("unreadable", "offer");
  const { reference, amount, expiresAt, year, miles } = offer.output;
  return { kind: "offer", reference, amountCents: Math.round(amount * 100), expiresAt, year, miles };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, "base64url").toString("utf8"));
  } catch {
    // No JSON: refused as unreadable.
    return undefined;
  }
}
