import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import {
  type Account,
  confirmAccount,
  NO_PASSWORD,
  setPasswordHash,
} from "#modules/accounts/server/accounts-repo.ts";
import { deleteConnectedIdentitiesOf } from "#modules/accounts/server/connected-identities-repo.ts";
import { revokeSessionsOf } from "#modules/sessions/server/account-sessions-repo.ts";

interface ProvenAccount {
  readonly account: Account;
  /** For `ctx.identity.revoked` after the commit. */
  readonly endedSessions: readonly string[];
}

/**
 * Somebody has just read mail at the account's address. On an account that waited for this, whoever signed
 * up may have been somebody else: their password, sessions and connected sign-ins go, and the address is
 * confirmed. A confirmed account stays as it is.
 */
export async function settleProvenAccount(
  trx: TenantTransaction,
  ctx: QueueContext,
  account: Account,
): Promise<ProvenAccount> {
  if (account.status === "confirmed") return { account, endedSessions: [] };
  const { tenantId } = ctx;
  const at = ctx.clock.now();
  const { id } = account;
  const endedSessions = await revokeSessionsOf(trx, tenantId, {
    accountId: id,
    reason: "address-proven",
    at,
  });
  await deleteConnectedIdentitiesOf(trx, tenantId, id);
  await setPasswordHash(trx, tenantId, { id, passwordHash: NO_PASSWORD, at });
  await confirmAccount(trx, tenantId, { id, at });
  const proven: Account = { ...account, status: "confirmed", contested: false, passwordHash: NO_PASSWORD };
  return { account: proven, endedSessions };
}
