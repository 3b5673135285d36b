import type { SessionsContext } from "./sessions-context.ts";
import { lockRefreshToken, revokeSession } from "./sessions-repo.ts";

/** Ends the session of this browser, named by its refresh token, its access token, or both. Repeatable. */
export async function signOut(
  ctx: SessionsContext,
  input: { readonly refreshToken: string | undefined },
): Promise<void> {
  const { actor, tenantId } = ctx;
  const ended = await ctx.db.transaction(async (trx) => {
    const sessions = new Set<string>();
    if (actor.kind === "account") sessions.add(actor.sessionId);
    const stored =
      input.refreshToken === undefined
        ? undefined
        : await lockRefreshToken(trx, tenantId, input.refreshToken);
    if (stored !== undefined) sessions.add(stored.sessionId);
    for (const id of sessions)
      await revokeSession(trx, tenantId, { id, reason: "signed-out", at: ctx.clock.now() });
    return sessions;
  });
  for (const sessionId of ended) ctx.identity.revoked.add(tenantId, sessionId);
}
