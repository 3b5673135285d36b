import { errors, jwtVerify, type CryptoKey } from "jose";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { ALGORITHMS } from "#modules/sessions/server/tokens/signing-keys.ts";
import { MAX_TOKEN_LENGTH, SKEW_SECONDS } from "#modules/sessions/server/tokens/token-names.ts";
import { claimsOf } from "./internal/claims-of.ts";
import { userInfoAudience } from "./internal/issue-openid-tokens.ts";
import { OAuthError } from "./internal/oauth-error.ts";

/**
 * Who the holder of an application's access token is (OpenID Connect Core 5.3), within the scopes agreed to.
 * @throws OAuthError `invalid_token`
 */
export async function readUserInfo(
  ctx: IdentityContext,
  input: { readonly accessToken: string; readonly issuer: string },
): Promise<Record<string, string | boolean>> {
  const payload = await verified(ctx, input);
  const { sub, sid, scope } = payload;
  if (sub === undefined || typeof sid !== "string" || typeof scope !== "string") throw invalid();
  if (await ctx.identity.revoked.has(ctx, sid)) throw invalid();
  const account = await ctx.db.transaction((trx) => findAccount(trx, ctx, sub));
  if (account === undefined) throw invalid();
  return { sub, ...claimsOf(account, scope) };
}

async function verified(
  ctx: IdentityContext,
  { accessToken, issuer }: { readonly accessToken: string; readonly issuer: string },
) {
  if (accessToken.length > MAX_TOKEN_LENGTH) throw invalid();
  try {
    const { payload } = await jwtVerify(accessToken, ({ kid }) => keyOf(ctx, kid), {
      issuer,
      typ: "at+jwt",
      audience: userInfoAudience(issuer),
      algorithms: [ALGORITHMS.openid],
      requiredClaims: ["sub", "sid", "tenant", "exp", "iat"],
      clockTolerance: SKEW_SECONDS,
      currentDate: ctx.clock.now(),
    });
    if (payload["tenant"] !== ctx.tenantId) throw invalid();
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw invalid();
    throw error;
  }
}

async function keyOf(ctx: IdentityContext, kid: string | undefined): Promise<CryptoKey> {
  const { openIdKeys } = ctx.identity;
  const key =
    (await openIdKeys.of(ctx)).verifying.get(kid ?? "") ??
    (await openIdKeys.of(ctx, true)).verifying.get(kid ?? "");
  if (key === undefined) throw invalid();
  return key;
}

function invalid(): OAuthError {
  return new OAuthError("invalid_token", "the access token is not valid");
}
