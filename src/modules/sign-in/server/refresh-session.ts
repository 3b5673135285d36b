import type { IdentityContext } from "./identity-context.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { isSessionStillValid } from "#modules/identity-pools/server/is-session-still-valid.ts";
import { type SignedIn, signInto } from "#modules/sessions/server/open-session.ts";
import { rotateRefreshToken } from "#modules/sessions/server/rotate-refresh-token.ts";

/**
 * Trades the storefront's refresh token for new tokens and its successor, if the person's pool still says yes.
 * @throws AppError `unauthenticated` `identity.sessionExpired` (MSG-20)
 */
export async function refreshSession(
  ctx: IdentityContext,
  { refreshToken }: { readonly refreshToken: string },
): Promise<SignedIn> {
  const rotated = await rotateRefreshToken(ctx, { refreshToken, clientId: null });
  if (rotated === undefined || !(await isSessionStillValid(ctx, rotated.sessionId)))
    throw identityError("unauthenticated", "identity.sessionExpired");
  return signInto(ctx, rotated);
}
