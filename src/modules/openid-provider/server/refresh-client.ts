import type { OpenIdClient } from "../domain/settings-schema.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { rotateRefreshToken } from "#modules/sessions/server/rotate-refresh-token.ts";
import { findSessionStart } from "#modules/sessions/server/sessions-repo.ts";
import { issueOpenIdTokens, type OpenIdTokens } from "./internal/issue-openid-tokens.ts";
import { OAuthError } from "./internal/oauth-error.ts";

/**
 * Trades an application's refresh token for new tokens and its successor (RFC 6749 6).
 * @throws OAuthError `invalid_grant`
 */
export async function refreshClient(
  ctx: IdentityContext,
  input: { readonly client: OpenIdClient; readonly refreshToken: string; readonly issuer: string },
): Promise<OpenIdTokens> {
  const { clientId } = input.client;
  const rotated = await rotateRefreshToken(ctx, { refreshToken: input.refreshToken, clientId });
  if (rotated === undefined) throw new OAuthError("invalid_grant", "the refresh token is not valid");
  const { account, sessionId, refreshToken } = rotated;
  const { issuer } = input;
  const session = await ctx.db.transaction((trx) => findSessionStart(trx, ctx.tenantId, sessionId));
  if (session === undefined) throw new OAuthError("invalid_grant", "the refresh token is not valid");
  const scope = session.scope ?? "openid";
  const subject = { account, sessionId, clientId, issuer, scope, nonce: null, authTime: session.authTime };
  return { ...(await issueOpenIdTokens(ctx, subject)), refresh_token: refreshToken };
}
