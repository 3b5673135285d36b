import { SignJWT } from "jose";
import type { SessionsContext } from "../sessions-context.ts";
import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import { ALGORITHM } from "./signing-keys.ts";
import { SCOPE, TOKEN_SECONDS, tokenNames } from "./token-names.ts";

export interface IssuedTokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly tokenType: "Bearer";
  /** Seconds. */
  readonly expiresIn: number;
}

/** Signs both tokens of a session. The access token says nothing about the person beyond an opaque id. */
export async function issueTokens(
  ctx: SessionsContext,
  account: Account,
  sessionId: string,
): Promise<IssuedTokens> {
  const names = tokenNames(ctx.tenantId);
  const shared = { tenant: ctx.tenantId, sid: sessionId };
  const access = { ...shared, token_use: "access", scope: SCOPE, client_id: names.clientAudience };
  const identity = {
    ...shared,
    token_use: "id",
    email: account.email,
    email_verified: account.status === "confirmed",
    given_name: account.firstName,
    family_name: account.lastName,
    ...(account.language !== null && { locale: account.language }),
  };
  const [accessToken, idToken] = await Promise.all([
    sign(ctx, { typ: "at+jwt", audience: names.apiAudience, subject: account.id, claims: access }),
    sign(ctx, { typ: "JWT", audience: names.clientAudience, subject: account.id, claims: identity }),
  ]);
  return { accessToken, idToken, tokenType: "Bearer", expiresIn: TOKEN_SECONDS };
}

async function sign(
  ctx: SessionsContext,
  token: { typ: string; audience: string; subject: string; claims: Record<string, unknown> },
): Promise<string> {
  const { signing } = await ctx.identity.signingKeys.of(ctx);
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT(token.claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: token.typ, kid: signing.kid })
    .setIssuer(tokenNames(ctx.tenantId).issuer)
    .setAudience(token.audience)
    .setSubject(token.subject)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .setJti(ctx.ids.random(20))
    .sign(signing.key);
}
