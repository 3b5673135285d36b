import type { SessionsContext } from "../sessions-context.ts";
import type { KeySet } from "./signing-keys.ts";

/** The tenant's public keys (RFC 7517): those of its own tokens and those of OpenID Connect clients. */
export async function getJwks(ctx: SessionsContext): Promise<KeySet["jwks"]> {
  const [session, openId] = await Promise.all([
    ctx.identity.signingKeys.of(ctx),
    ctx.identity.openIdKeys.of(ctx),
  ]);
  return { keys: [...session.jwks.keys, ...openId.jwks.keys] };
}
