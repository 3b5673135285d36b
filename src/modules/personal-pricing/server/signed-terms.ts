import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import type { PersonalTerms } from "../domain/terms/personal-terms.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";

/** Longer ones are none of ours. */
const MOST_CHARACTERS = 200_000;

/** `<base64url payload>.<signature>`, by a key of the retailer that never leaves the server. */
export function signTerms(ctx: QueueContext, terms: PersonalTerms): string {
  const payload = Buffer.from(JSON.stringify(terms), "utf8").toString("base64url");
  return `${payload}.${signatureOf(ctx, payload)}`;
}

/** Terms that this retailer signed and that still count today; null for anything else. */
export function openSignedTerms(ctx: QueueContext, signed: string): PersonalTerms | null {
  if (signed.length > MOST_CHARACTERS) return null;
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/u.exec(signed) ?? [];
  if (payload === undefined || signature === undefined) return null;
  if (!isEqual(signature, signatureOf(ctx, payload))) return null;
  const terms = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as PersonalTerms;
  return terms.tenantId === ctx.tenantId && terms.validUntil >= retailerToday(ctx) ? terms : null;
}

function signatureOf(ctx: QueueContext, payload: string): string {
  return blindIndex(ctx.keys, `prequalification_terms|${payload}`);
}
