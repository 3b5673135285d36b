import { type CryptoKey, errors, type JWTPayload, jwtVerify } from "jose";
import { AppError } from "#platform/shared/app-error.ts";
import type { SessionsContext } from "../sessions-context.ts";
import { ALGORITHM } from "./signing-keys.ts";
import { type AccessClaims, tokenCacheKey } from "./token-cache.ts";
import { MAX_TOKEN_LENGTH, SKEW_SECONDS, tokenNames } from "./token-names.ts";

/** The one answer to anything wrong with a token; it never says what. */
export function tokenInvalid(): AppError {
  return new AppError("unauthenticated", {
    code: "auth.tokenInvalid",
    message: "Your session has expired. Please sign in again.",
  });
}

/**
 * Checks signature, issuer, audience, tenant, lifetime and that the session still stands.
 * A token seen before costs one hash and two look-ups.
 * @throws AppError `unauthenticated` (`auth.tokenInvalid`)
 */
export async function verifyAccessToken(ctx: SessionsContext, token: string): Promise<AccessClaims> {
  const claims = await readToken(ctx, token, ACCESS);
  if (await ctx.identity.revoked.has(ctx, claims.sessionId)) throw tokenInvalid();
  return claims;
}

/** Checks an identity token and that it belongs to the same person and session. It never authorizes by itself. */
export async function verifyIdToken(
  ctx: SessionsContext,
  token: string,
  access: AccessClaims,
): Promise<void> {
  const claims = await readToken(ctx, token, IDENTITY);
  if (claims.accountId !== access.accountId || claims.sessionId !== access.sessionId) throw tokenInvalid();
}

interface TokenKind {
  readonly use: "access" | "id";
  readonly typ: string;
  readonly audience: "apiAudience" | "clientAudience";
}

const ACCESS: TokenKind = { use: "access", typ: "at+jwt", audience: "apiAudience" };
const IDENTITY: TokenKind = { use: "id", typ: "JWT", audience: "clientAudience" };

async function readToken(ctx: SessionsContext, token: string, kind: TokenKind): Promise<AccessClaims> {
  if (token.length > MAX_TOKEN_LENGTH) throw tokenInvalid();
  const key = tokenCacheKey(`${ctx.tenantId}:${kind.use}`, token);
  let claims = ctx.identity.tokens.get(key);
  if (claims === undefined) {
    claims = claimsOf(await verifySigned(ctx, token, kind), kind);
    ctx.identity.tokens.set(key, claims);
  }
  const now = ctx.clock.now().getTime() / 1000;
  if (now >= claims.expiresAt + SKEW_SECONDS || now < claims.issuedAt - SKEW_SECONDS) throw tokenInvalid();
  return claims;
}

function claimsOf(payload: JWTPayload, kind: TokenKind): AccessClaims {
  const { sub, iat, exp, sid, token_use: use } = payload;
  if (
    use !== kind.use ||
    typeof sid !== "string" ||
    sub === undefined ||
    iat === undefined ||
    exp === undefined
  ) {
    throw tokenInvalid();
  }
  return { accountId: sub, sessionId: sid, issuedAt: iat, expiresAt: exp };
}

async function verifySigned(ctx: SessionsContext, token: string, kind: TokenKind): Promise<JWTPayload> {
  const names = tokenNames(ctx.tenantId);
  const audience = names[kind.audience];
  try {
    const { payload } = await jwtVerify(token, (header) => verificationKey(ctx, header.kid), {
      typ: kind.typ,
      audience,
      algorithms: [ALGORITHM],
      issuer: names.issuer,
      requiredClaims: ["sub", "sid", "tenant", "exp", "iat", "jti"],
      clockTolerance: SKEW_SECONDS,
      currentDate: ctx.clock.now(),
    });
    if (payload["tenant"] !== ctx.tenantId || payload.aud !== audience) throw tokenInvalid();
    return payload;
  } catch (error) {
    // Everything the library finds wrong is one answer; a database that is down is not the caller's fault.
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw tokenInvalid();
    throw error;
  }
}

/** The key comes from our own set by its id; nothing inside a token can name another one. */
async function verificationKey(ctx: SessionsContext, kid: string | undefined): Promise<CryptoKey> {
  if (kid === undefined) throw tokenInvalid();
  const { signingKeys } = ctx.identity;
  const key =
    (await signingKeys.of(ctx)).verifying.get(kid) ?? (await signingKeys.of(ctx, true)).verifying.get(kid);
  if (key === undefined) throw tokenInvalid();
  return key;
}
