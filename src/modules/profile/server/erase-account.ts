import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { ACCOUNT_DELETED } from "#modules/accounts/profile-message-templates.ts";
import { noteErasedSessions } from "#modules/sessions/server/account-sessions-repo.ts";
import { type Account, emailIndex } from "#modules/accounts/server/accounts-repo.ts";
import { clearFailures } from "#modules/accounts/server/failures-repo.ts";
import { forgetDevices } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { deleteAccountRow, lockAccount } from "#modules/accounts/server/people/profile-repo.ts";
import { revokeConnectionsOf } from "#modules/social-sign-in/server/revoke-connection.ts";
import type { ProfileContext } from "./profile-context.ts";

/**
 * Erases an account: its row with everything that hangs on it, and what other modules keep for it. A last mail says so.
 * @returns ids of the sessions it ended; undefined when somebody still needs the account, e.g. an open order
 */
export async function eraseAccount(
  trx: TenantTransaction,
  ctx: ProfileContext,
  account: Account,
): Promise<string[] | undefined> {
  for (const hook of ctx.accountHooks) {
    if (await hook.needsAccount(trx, ctx, account.id)) return undefined;
  }
  for (const hook of ctx.accountHooks) await hook.forget(trx, ctx, account.id);
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

/** The same for another module, by id; `gone` when there is no such account any more. */
export async function eraseAccountById(
  trx: TenantTransaction,
  ctx: ProfileContext,
  accountId: string,
): Promise<"erased" | "needed" | "gone"> {
  const account = await lockAccount(trx, ctx, accountId);
  if (account === undefined) return "gone";
  return (await eraseAccount(trx, ctx, account)) === undefined ? "needed" : "erased";
}
