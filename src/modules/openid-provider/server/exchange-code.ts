import { createHash } from "node:crypto";
import type { OpenIdClient } from "../domain/settings-schema.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { insertSession, isSessionOpen, revokeSession } from "#modules/sessions/server/sessions-repo.ts";
import { issueOpenIdTokens, type OpenIdTokens, type TokenSubject } from "./internal/issue-openid-tokens.ts";
import { OAuthError } from "./internal/oauth-error.ts";
import { lockGrant, markGrantUsed, type StoredGrant } from "./internal/openid-codes-repo.ts";

interface CodeExchange {
  readonly client: OpenIdClient;
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
  readonly issuer: string;
}

/**
 * Trades an authorization code for tokens (RFC 6749 4.1.3, RFC 7636 4.6). A code that comes back ends what
 * it was traded for: one of the two callers is a thief.
 * @throws OAuthError `invalid_grant`
 */
export async function exchangeCode(ctx: IdentityContext, input: CodeExchange): Promise<OpenIdTokens> {
  const outcome = await ctx.db.transaction((trx) => evaluate(trx, ctx, input));
  if (outcome.kind === "traded") {
    const tokens = await issueOpenIdTokens(ctx, outcome.subject);
    return outcome.refreshToken === undefined ? tokens : { ...tokens, refresh_token: outcome.refreshToken };
  }
  if (outcome.endedSessionId !== null) {
    ctx.identity.revoked.add(ctx.tenantId, outcome.endedSessionId);
    ctx.log.warn("an authorization code was used twice; its session was ended", {
      code: "openid.codeReused",
    });
  }
  throw new OAuthError("invalid_grant", "the code is not valid");
}

type Outcome =
  | { readonly kind: "traded"; readonly subject: TokenSubject; readonly refreshToken: string | undefined }
  | { readonly kind: "refused"; readonly endedSessionId: string | null };

const REFUSED: Outcome = { kind: "refused", endedSessionId: null };

async function evaluate(trx: TenantTransaction, ctx: IdentityContext, input: CodeExchange): Promise<Outcome> {
  const at = ctx.clock.now();
  const grant = await lockGrant(trx, ctx.tenantId, input.code);
  if (grant === undefined || grant.clientId !== input.client.clientId) return REFUSED;
  if (grant.usedAt !== null) return endIssued(trx, ctx, grant);
  if (!isProven(grant, input) || grant.expiresAt <= at) {
    // Whoever holds it cannot prove it is theirs: nobody shall.
    await markGrantUsed(trx, ctx.tenantId, { code: input.code, at, issuedSessionId: null });
    return REFUSED;
  }
  const account = await findAccount(trx, ctx, grant.accountId);
  if (account === undefined || !(await isSessionOpen(trx, ctx.tenantId, { id: grant.sessionId, at })))
    return REFUSED;
  const isLasting = grant.scope.split(" ").includes("offline_access");
  const own = isLasting ? await openOwn(trx, ctx, { grant, client: input.client, at }) : undefined;
  await markGrantUsed(trx, ctx.tenantId, { code: input.code, at, issuedSessionId: own?.sessionId ?? null });
  const subject = { ...grant, account, sessionId: own?.sessionId ?? grant.sessionId };
  return { kind: "traded", subject, refreshToken: own?.refreshToken };
}

/** An application that may come back while the person is away has a session of its own, in their list. */
function openOwn(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { grant, client, at }: { readonly grant: StoredGrant; readonly client: OpenIdClient; readonly at: Date },
): Promise<{ sessionId: string; refreshToken: string }> {
  const { accountId, scope, authTime } = grant;
  const session = { clientId: client.clientId, scope, authTime };
  return insertSession(trx, ctx, { accountId, at, device: client.name, client: session });
}

async function endIssued(trx: TenantTransaction, ctx: IdentityContext, grant: StoredGrant): Promise<Outcome> {
  const id = grant.issuedSessionId;
  if (id !== null) {
    await revokeSession(trx, ctx.tenantId, { id, reason: "refresh-token-reused", at: ctx.clock.now() });
  }
  return { kind: "refused", endedSessionId: id };
}

function isProven(grant: StoredGrant, input: CodeExchange): boolean {
  const challenge = createHash("sha256").update(input.codeVerifier).digest("base64url");
  return (
    /^[\w.~-]{43,128}$/u.test(input.codeVerifier) &&
    challenge === grant.codeChallenge &&
    grant.redirectUri === input.redirectUri &&
    grant.issuer === input.issuer
  );
}
