import { importPKCS8, SignJWT } from "jose";
import type { AppleClient } from "../../domain/settings-schema.ts";

export const APPLE_ISSUER = "https://appleid.apple.com";
/** Apple allows six months; a day is plenty for a secret that is made here. */
const LIFE_SECONDS = 86_400;
/** Made anew when less than this is left. */
const RENEW_SECONDS = 3600;

interface Made {
  readonly secret: string;
  readonly expiresAt: number;
}

/** What signs: the .p8 key as text, and its names. */
export type AppleKey = Pick<AppleClient, "clientId" | "teamId" | "keyId"> & { readonly privateKey: string };

/**
 * Apple's client secret is a token that the retailer's .p8 key signs (ES256). Kept until an hour before it
 * ends; a key that is replaced makes a new one at once.
 */
export class AppleClientSecrets {
  readonly #made = new Map<string, Made>();

  /** @throws Error when the key is no PKCS 8 key of curve P-256 */
  async get(key: AppleKey, now: Date, audience = APPLE_ISSUER): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    const name = `${key.teamId}|${key.keyId}|${key.clientId}|${audience}`;
    const made = this.#made.get(name);
    if (
      made !== undefined &&
      made.expiresAt - seconds > RENEW_SECONDS &&
      made.expiresAt - seconds <= LIFE_SECONDS
    )
      return made.secret;
    const fresh = await make(key, seconds, audience);
    this.#made.set(name, fresh);
    return fresh.secret;
  }
}

async function make(key: AppleKey, seconds: number, audience: string): Promise<Made> {
  // In a variable of the environment the line ends of a key are often written as \n.
  const signing = await importPKCS8(key.privateKey.replaceAll(String.raw`\n`, "\n"), "ES256");
  const expiresAt = seconds + LIFE_SECONDS;
  const secret = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(key.clientId)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(expiresAt)
    .sign(signing);
  return { secret, expiresAt };
}
