import type { IdentityContext } from "./identity-context.ts";
import type { KeySet } from "./internal/signing-keys.ts";

/** The tenant's public keys (RFC 7517). */
export async function getJwks(ctx: IdentityContext): Promise<KeySet["jwks"]> {
  return (await ctx.identity.signingKeys.of(ctx)).jwks;
}
