import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { ACCOUNT_DELETED } from "../../profile-message-templates.ts";
import { noteErasedSessions } from "../internal/account-sessions-repo.ts";
import { emailIndex } from "../internal/accounts-repo.ts";
import { lockOwnAccount } from "../internal/current-account.ts";
import { clearFailures } from "../internal/failures-repo.ts";
import { identityError } from "../internal/identity-error.ts";
import { forgetDevices } from "../internal/known-devices-repo.ts";
import { deleteAccountRow } from "../internal/profile-repo.ts";
import { requireRecentSignIn } from "../internal/require-recent-sign-in.ts";
import { revokeConnectionsOf } from "../social/revoke-connection.ts";
import type { ProfileContext } from "./profile-context.ts";

/**
 * Deletes the account that asks: its row with everything that hangs on it, and what other modules keep for it.
 * Every session ends, providers are told, the address is free again, and a last mail confirms it.
 * @throws AppError `conflict` `identity.openOrders`; those of `requireRecentSignIn`
 */
export async function deleteAccount(
  ctx: ProfileContext,
  input: { readonly currentPassword?: string | undefined },
): Promise<void> {
  await requireRecentSignIn(ctx, input);
  const ended = await ctx.db.transaction((trx) => erase(trx, ctx));
  if (ended === undefined) throw identityError("conflict", "identity.openOrders");
  for (const id of ended) ctx.identity.revoked.add(ctx.tenantId, id);
}

/** Ids of the sessions it ended; undefined when somebody still needs the account. */
async function erase(trx: TenantTransaction, ctx: ProfileContext): Promise<string[] | undefined> {
  const account = await lockOwnAccount(trx, ctx);
  for (const keeper of ctx.accountKeepers) {
    if (await keeper.needsAccount(trx, ctx, account.id)) return undefined;
  }
  for (const keeper of ctx.accountKeepers) await keeper.forget(trx, ctx, account.id);
  await revokeConnectionsOf(trx, ctx, account.id);
  const sessions = await noteErasedSessions(trx, ctx.tenantId, {
    accountId: account.id,
    at: ctx.clock.now(),
  });
  await clearFailures(trx, ctx.tenantId, emailIndex(ctx.keys, account.email));
  await forgetDevices(trx, ctx, account.id);
  const params = { firstName: account.firstName };
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: ACCOUNT_DELETED, params });
  await deleteAccountRow(trx, ctx, account.id);
  return sessions;
}
