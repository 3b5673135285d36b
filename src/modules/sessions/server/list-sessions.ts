import { UNKNOWN_DEVICE } from "../domain/device-name.ts";
import type { SessionsContext } from "./sessions-context.ts";
import { findOpenSessions } from "./account-sessions-repo.ts";
import { signedInActor } from "./current-account.ts";

/** One signed-in browser. */
interface SessionView {
  readonly id: string;
  /** In plain words, e.g. `Safari on iPhone`. */
  readonly device: string;
  /** ISO instants. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** The one that asks. */
  readonly current: boolean;
}

/** Where the account is signed in: this session first, then the one used last. */
export async function listSessions(
  ctx: SessionsContext,
): Promise<{ readonly sessions: readonly SessionView[] }> {
  const { accountId, sessionId } = signedInActor(ctx);
  const now = ctx.clock.now();
  const rows = await ctx.db.transaction((trx) => findOpenSessions(trx, ctx.tenantId, { accountId, now }));
  const views = rows.map((row) => ({
    id: row.id,
    device: row.device ?? UNKNOWN_DEVICE,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === sessionId,
  }));
  return {
    sessions: [...views.filter(({ current }) => current), ...views.filter(({ current }) => !current)],
  };
}
