import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SessionsContext } from "./sessions-context.ts";
import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import type { OpenedSession } from "./open-session.ts";
import {
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
  revokeSession,
  touchSession,
} from "./sessions-repo.ts";

/** Two tabs may present the same token this close together; later it is a copy in the wrong hands. */
const GRACE_SECONDS = 30;

interface PresentedToken {
  readonly refreshToken: string;
  /** Who presents it: an OpenID Connect client, or null for the storefront. A token works for its owner only. */
  readonly clientId: string | null;
}

/**
 * Trades a refresh token for its successor; undefined when it is worth nothing. A token presented again
 * after the grace ends the whole session, because either the owner or a thief holds a stale copy.
 */
export async function rotateRefreshToken(
  ctx: SessionsContext,
  presented: PresentedToken,
): Promise<OpenedSession | undefined> {
  const outcome = await ctx.db.transaction((trx) => rotate(trx, ctx, presented));
  if ("account" in outcome) return outcome;
  if (outcome.reusedSessionId !== undefined) {
    ctx.identity.revoked.add(ctx.tenantId, outcome.reusedSessionId);
    ctx.log.warn("a refresh token was used twice; its session was ended", {
      code: "identity.refreshTokenReused",
    });
  }
  return undefined;
}

interface Refused {
  readonly reusedSessionId?: string;
}

async function rotate(
  trx: TenantTransaction,
  ctx: SessionsContext,
  { refreshToken: token, clientId }: PresentedToken,
): Promise<OpenedSession | Refused> {
  const at = ctx.clock.now();
  const stored = await lockRefreshToken(trx, ctx.tenantId, token);
  if (stored === undefined || stored.clientId !== clientId) return {};
  if (stored.sessionRevoked || stored.expiresAt <= at) return {};
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
