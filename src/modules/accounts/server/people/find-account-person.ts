import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findAccountByEmail } from "../accounts-repo.ts";

interface AccountPerson {
  readonly accountId: string;
  readonly lastName: string;
}

/** Whose confirmed account an address belongs to; undefined when it has none. */
export async function findAccountPerson(
  trx: TenantTransaction,
  ctx: QueueContext,
  email: string,
): Promise<AccountPerson | undefined> {
  const account = await findAccountByEmail(trx, ctx, { email });
  if (account?.status !== "confirmed") return undefined;
  return { accountId: account.id, lastName: account.lastName };
}
