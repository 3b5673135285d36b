import type { PoolsContext } from "./pools-context.ts";
import {
  claimPoolSession,
  deletePoolSession,
  replacePoolHandle,
} from "#modules/sessions/server/pool-sessions-repo.ts";
import { revokeSession } from "#modules/sessions/server/sessions-repo.ts";

/** Asked at most this often; access tokens live longer, so every refresh of a browser asks. */
const ASK_AFTER_SECONDS = 300;

/**
 * Asks the hosted pool of a session whether its person may stay. False ends the session. A pool that does not
 * answer ends nothing. Of two tabs that refresh at once, one asks: handles are replaced at every use.
 */
export async function isSessionStillValid(ctx: PoolsContext, sessionId: string): Promise<boolean> {
  const at = ctx.clock.now();
  const before = new Date(at.getTime() - ASK_AFTER_SECONDS * 1000);
  const pool = await ctx.identity.pools.of(ctx);
  if (pool.descriptor.keepsAccounts === true) return true;
  const claimed = await ctx.db.transaction((trx) => claimPoolSession(trx, ctx, { sessionId, at, before }));
  if (claimed === undefined) return true;
  const answer = await pool.refresh(ctx, { handle: claimed.handle });
  if (answer.ok) {
    const { handle } = answer.value;
    await ctx.db.transaction((trx) => replacePoolHandle(trx, ctx, { sessionId, handle }));
    return true;
  }
  if (answer.error.code !== "SESSION_REVOKED") return true;
  await ctx.db.transaction(async (trx) => {
    await revokeSession(trx, ctx.tenantId, { id: sessionId, reason: "ended-by-pool", at });
    await deletePoolSession(trx, ctx.tenantId, sessionId);
  });
  ctx.identity.revoked.add(ctx.tenantId, sessionId);
  ctx.log.info("a session ended because its user pool ended it", { code: "identity.endedByPool" });
  return false;
}
