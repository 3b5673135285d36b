import { SignJWT } from "jose";
import type { SigningKeys } from "#modules/sessions/server/tokens/signing-keys.ts";
import type { PoolContext } from "../../ports/identity-pool.ts";

/** Told apart from every other token that the same keys sign. */
const PROOF_TYPE = "passcode-proof+jwt";
const PROOF_SECONDS = 60;

/**
 * Our word that the person just entered the six digits we sent to this address, for one challenge of one
 * app client. The pool's verify trigger checks it (`passcode-triggers.ts`).
 */
export async function signPasscodeProof(
  ctx: PoolContext,
  signingKeys: SigningKeys,
  input: { readonly clientId: string; readonly email: string; readonly nonce: string },
): Promise<string> {
  const { signing } = await signingKeys.of(ctx);
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT({ email: input.email, nonce: input.nonce })
    .setProtectedHeader({ alg: "EdDSA", typ: PROOF_TYPE, kid: signing.kid })
    .setIssuer(`urn:forecourt:${ctx.tenantId}`)
    .setAudience(input.clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + PROOF_SECONDS)
    .sign(signing.key);
}
