import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { tidyName } from "#platform/shared/fields/person-name.ts";
import type { PoolUser } from "../../ports/identity-pool.ts";

const ADDRESS = /^[^\s@<>()",;:\\\p{Cc}]{1,64}@[^\s@<>()",;:\\\p{Cc}]+\.[^\s@<>()",;:\\\p{Cc}]+$/u;
const MAX_EMAIL = 254;
const MAX_NAME = 40;

/**
 * A person from the claims of a checked identity token. Claims are what somebody typed elsewhere: an
 * address that is none counts as missing, names lose control characters and length.
 */
export function poolUserOf(claims: Readonly<Record<string, unknown>>, issuer: string): PoolUser {
  const email = emailOf(claims["email"]);
  const firstName = nameOf(claims["given_name"]);
  const lastName = nameOf(claims["family_name"]);
  return {
    issuer,
    subject: String(claims["sub"]),
    email,
    // Apple sends a text where the standard has a truth value.
    emailVerified: email !== "" && (claims["email_verified"] === true || claims["email_verified"] === "true"),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
}

function emailOf(value: unknown): string {
  if (typeof value !== "string" || value.length > MAX_EMAIL || !ADDRESS.test(value)) return "";
  return normalizeEmail(value);
}

/** A name as people write it, or undefined. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = tidyName(value.replace(/[\p{Cc}\p{Cf}<>]/gu, ""));
  return name === "" ? undefined : Array.from(name).slice(0, MAX_NAME).join("");
}
