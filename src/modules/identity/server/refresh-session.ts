import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { IdentityContext } from "./identity-context.ts";
import { findAccount } from "./internal/accounts-repo.ts";
import { identityError } from "./internal/identity-error.ts";
import { type OpenedSession, type SignedIn, signInto } from "./internal/open-session.ts";
import {
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
  revokeSession,
  touchSession,
} from "./internal/sessions-repo.ts";

/** Two tabs may present the same token this close together; later it is a copy in the wrong hands. */
const GRACE_SECONDS = 30;

/**
 * Trades a refresh token for new tokens and its successor. A token presented again after the grace ends
 * the whole session, because either the owner or a thief holds a stale copy.
 * @throws AppError `unauthenticated` `identity.sessionExpired` (MSG-20)
 */
export async function refreshSession(
  ctx: IdentityContext,
  input: { readonly refreshToken: string },
): Promise<SignedIn> {
  const outcome = await ctx.db.transaction((trx) => rotate(trx, ctx, input.refreshToken));
  if ("account" in outcome) return signInto(ctx, outcome);
  if (outcome.reusedSessionId !== undefined) {
    ctx.identity.revoked.add(ctx.tenantId, outcome.reusedSessionId);
    ctx.log.warn("a refresh token was used twice; its session was ended", {
      code: "identity.refreshTokenReused",
    });
  }
  throw identityError("unauthenticated", "identity.sessionExpired");
}

interface Refused {
  readonly reusedSessionId?: string;
}

async function rotate(
  trx: TenantTransaction,
  ctx: IdentityContext,
  token: string,
): Promise<OpenedSession | Refused> {
  const at = ctx.clock.now();
  const stored = await lockRefreshToken(trx, ctx.tenantId, token);
  if (stored === undefined || stored.sessionRevoked || stored.expiresAt <= at) return {};
  const { sessionId, rotatedAt, sessionExpiresAt } = stored;
  if (rotatedAt !== null && at.getTime() - rotatedAt.getTime() > GRACE_SECONDS * 1000) {
    await revokeSession(trx, ctx.tenantId, { id: sessionId, reason: "refresh-token-reused", at });
    return { reusedSessionId: sessionId };
  }
  const account = await findAccount(trx, ctx, stored.accountId);
  if (account === undefined) return {};
  await markRotated(trx, ctx.tenantId, { token, at });
  await touchSession(trx, ctx.tenantId, { id: sessionId, at });
  const refreshToken = await insertRefreshToken(trx, ctx, { sessionId, at, sessionExpiresAt });
  return { account, sessionId, refreshToken };
}
