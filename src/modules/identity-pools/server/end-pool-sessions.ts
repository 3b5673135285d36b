import type { PoolsContext } from "./pools-context.ts";
import { deletePoolSession, findEndedPoolSessions } from "#modules/sessions/server/pool-sessions-repo.ts";

const AT_ONCE = 20;

/**
 * Ends at the hosted pool what has ended here, whichever way it did: what remains is done by a later run, so
 * that signing out never waits for a vendor. Repeatable, safe beside other replicas. Answers how many ended.
 */
export async function endPoolSessions(ctx: PoolsContext): Promise<number> {
  const pool = await ctx.identity.pools.of(ctx);
  if (pool.descriptor.keepsAccounts === true) return 0;
  const ended = await ctx.db.transaction((trx) => findEndedPoolSessions(trx, ctx, AT_ONCE));
  let done = 0;
  for (const { sessionId, handle } of ended) {
    const answer = await pool.signOut(ctx, { handle, everywhere: false });
    if (!answer.ok && (answer.error.code === "UNAVAILABLE" || answer.error.code === "BUSY")) break;
    await ctx.db.transaction((trx) => deletePoolSession(trx, ctx.tenantId, sessionId));
    done += 1;
  }
  return done;
}
