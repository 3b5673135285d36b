import type { SessionsContext } from "./sessions-context.ts";
import { isSessionOf } from "./account-sessions-repo.ts";
import { signedInActor } from "./current-account.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { revokeSession } from "./sessions-repo.ts";

/**
 * Signs one browser of this account out; again changes nothing.
 * @throws AppError `not-found` `identity.sessionUnknown`, also for sessions of others
 */
export async function endSession(ctx: SessionsContext, input: { readonly sessionId: string }): Promise<void> {
  const { accountId } = signedInActor(ctx);
  const id = input.sessionId;
  const isOwn = await ctx.db.transaction(async (trx) => {
    if (!(await isSessionOf(trx, ctx.tenantId, { id, accountId }))) return false;
    await revokeSession(trx, ctx.tenantId, { id, reason: "ended-by-owner", at: ctx.clock.now() });
    return true;
  });
  if (!isOwn) throw identityError("not-found", "identity.sessionUnknown");
  ctx.identity.revoked.add(ctx.tenantId, id);
}
