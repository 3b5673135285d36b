import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import {
  deleteConnectedIdentity,
  listConnectedIdentities,
} from "#modules/accounts/server/connected-identities-repo.ts";
import { hasPassword, lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { requireRecentSignIn } from "#modules/sign-in/server/require-recent-sign-in.ts";
import { revocationJob } from "./revoke-connection.ts";
import type { SocialContext } from "./social-context.ts";

/**
 * Takes a provider off this account; again changes nothing. The last way in stays until there is a password.
 * @throws AppError as `requireRecentSignIn`; `conflict` `identity.lastWayIn`
 */
export async function disconnectIdentity(
  ctx: SocialContext,
  input: { readonly provider: SocialProvider; readonly currentPassword?: string | undefined },
): Promise<void> {
  await requireRecentSignIn(ctx, input);
  await ctx.db.transaction(async (trx) => {
    const account = await lockOwnAccount(trx, ctx);
    const connected = await listConnectedIdentities(trx, ctx, account.id);
    const leaving = connected.find(({ provider }) => provider === input.provider);
    if (leaving === undefined) return;
    if (!hasPassword(account) && connected.length === 1)
      throw identityError("conflict", "identity.lastWayIn");
    const job = revocationJob(ctx, leaving);
    if (job !== undefined) await enqueueJob(trx, ctx, job);
    await deleteConnectedIdentity(trx, ctx.tenantId, leaving);
  });
}
