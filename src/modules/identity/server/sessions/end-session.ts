import type { IdentityContext } from "../identity-context.ts";
import { isSessionOf } from "../internal/account-sessions-repo.ts";
import { signedInActor } from "../internal/current-account.ts";
import { identityError } from "../internal/identity-error.ts";
import { revokeSession } from "../internal/sessions-repo.ts";

/**
 * Signs one browser of this account out; again changes nothing.
 * @throws AppError `not-found` `identity.sessionUnknown`, also for sessions of others
 */
export async function endSession(ctx: IdentityContext, input: { readonly sessionId: string }): Promise<void> {
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
