import { createPublicKey, type JsonWebKey, randomBytes, timingSafeEqual, verify } from "node:crypto";

/**
 * The three custom-challenge triggers of a user pool, so that our six digits complete a sign-in there
 * (docs/decisions/0039). They stand alone: nothing but node:crypto, so that this file is the whole function.
 * The create trigger makes a nonce, our server signs it with the address, the verify trigger checks that.
 */
interface ChallengeResult {
  readonly challengeName: string;
  readonly challengeResult: boolean;
}

export interface Decision {
  readonly challengeName: "CUSTOM_CHALLENGE" | null;
  readonly issueTokens: boolean;
  readonly failAuthentication: boolean;
}

/** Define trigger: one challenge, one try. */
export function defineChallenge(session: readonly ChallengeResult[], userNotFound: boolean): Decision {
  const [first] = session;
  if (first === undefined)
    return { challengeName: "CUSTOM_CHALLENGE", issueTokens: false, failAuthentication: false };
  const passed =
    !userNotFound &&
    session.length === 1 &&
    first.challengeName === "CUSTOM_CHALLENGE" &&
    first.challengeResult;
  return { challengeName: null, issueTokens: passed, failAuthentication: !passed };
}

/** Create trigger: what the client gets to see, and what the verify trigger keeps. */
export function createChallenge(): {
  readonly publicChallengeParameters: { readonly nonce: string };
  readonly privateChallengeParameters: { readonly nonce: string };
} {
  const nonce = randomBytes(24).toString("base64url");
  return { publicChallengeParameters: { nonce }, privateChallengeParameters: { nonce } };
}

interface ProofCheck {
  /** `event.request.challengeAnswer`. */
  readonly answer: string;
  /** The keys of the store's `/.well-known/jwks.json`. */
  readonly keys: readonly (JsonWebKey & { readonly kid?: string })[];
  /** `urn:forecourt:<tenant>`, fixed when the trigger is installed. */
  readonly issuer: string;
  /** `event.callerContext.clientId`. */
  readonly clientId: string;
  /** `event.request.userAttributes.email`. */
  readonly email: string;
  /** `event.request.privateChallengeParameters.nonce`. */
  readonly nonce: string;
  /** Epoch seconds. */
  readonly now: number;
}

/** Verify trigger: true only for our signature over this nonce, this address and this client, in time. */
export function verifyPasscodeProof(check: ProofCheck): boolean {
  const [head, body, signature, ...rest] = check.answer.slice(0, 4096).split(".");
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return false;
  const header = parse(head);
  if (header?.["alg"] !== "EdDSA" || header["typ"] !== "passcode-proof+jwt" || "crit" in header) return false;
  const jwk = check.keys.find(({ kid, crv }) => kid === header["kid"] && crv === "Ed25519");
  if (jwk === undefined) return false;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  if (!verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url"))) return false;
  const claims = parse(body);
  return (
    claims?.["iss"] === check.issuer &&
    claims["aud"] === check.clientId &&
    typeof claims["exp"] === "number" &&
    claims["exp"] > check.now &&
    same(claims["nonce"], check.nonce) &&
    same(claims["email"], check.email.trim().toLowerCase())
  );
}

function parse(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Not JSON: not a proof of ours.
    return undefined;
  }
}

function same(claimed: unknown, expected: string): boolean {
  if (typeof claimed !== "string" || expected === "") return false;
  const [one, other] = [Buffer.from(claimed), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
