import { hash } from "node:crypto";
import { SignJWT } from "jose";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import { ALGORITHMS } from "#modules/sessions/server/tokens/signing-keys.ts";
import { TOKEN_SECONDS } from "#modules/sessions/server/tokens/token-names.ts";
import { claimsOf } from "./claims-of.ts";

/** The answer of the token endpoint (OpenID Connect Core 3.1.3.3). */
export interface OpenIdTokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly token_type: "Bearer";
  /** Seconds. */
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
}

export interface TokenSubject {
  readonly account: Account;
  readonly clientId: string;
  readonly sessionId: string;
  readonly issuer: string;
  readonly scope: string;
  readonly nonce: string | null;
  readonly authTime: Date;
}

/** Its own audience: an application's token opens nothing but `/oauth2/userinfo`. */
export function userInfoAudience(issuer: string): string {
  return `${issuer}/oauth2/userinfo`;
}

/** Signs the tokens of an application. */
export async function issueOpenIdTokens(ctx: IdentityContext, subject: TokenSubject): Promise<OpenIdTokens> {
  const { account, clientId, issuer, scope } = subject;
  const access = { scope, client_id: clientId, sid: subject.sessionId, tenant: ctx.tenantId };
  const accessToken = await sign(ctx, subject, {
    typ: "at+jwt",
    audience: userInfoAudience(issuer),
    claims: access,
  });
  const identity = {
    sid: subject.sessionId,
    auth_time: Math.floor(subject.authTime.getTime() / 1000),
    at_hash: halfHash(accessToken),
    ...(subject.nonce !== null && { nonce: subject.nonce }),
    ...claimsOf(account, scope),
  };
  const idToken = await sign(ctx, subject, { typ: "JWT", audience: clientId, claims: identity });
  return {
    access_token: accessToken,
    id_token: idToken,
    token_type: "Bearer",
    expires_in: TOKEN_SECONDS,
    scope,
  };
}

/** OpenID Connect Core 3.1.3.6: the left half of the hash. */
function halfHash(token: string): string {
  return hash("sha256", token, "buffer").subarray(0, 16).toString("base64url");
}

async function sign(
  ctx: IdentityContext,
  { issuer, account }: TokenSubject,
  token: { typ: string; audience: string; claims: Record<string, unknown> },
): Promise<string> {
  const { signing } = await ctx.identity.openIdKeys.of(ctx);
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT(token.claims)
    .setProtectedHeader({ alg: ALGORITHMS.openid, typ: token.typ, kid: signing.kid })
    .setIssuer(issuer)
    .setAudience(token.audience)
    .setSubject(account.id)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .setJti(ctx.ids.random(20))
    .sign(signing.key);
}
