import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findAccount } from "#modules/accounts/server/accounts-repo.ts";

/** The ten digits that an account's owner agreed to be contacted at (VAL-09); undefined when there are none. */
export async function readAccountPhone(
  trx: TenantTransaction,
  ctx: QueueContext,
  accountId: string,
): Promise<string | undefined> {
  const phone = (await findAccount(trx, ctx, accountId))?.phone ?? "";
  return phone === "" ? undefined : phone;
}
