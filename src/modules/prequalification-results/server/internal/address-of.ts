import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { KeptPerson } from "../../domain/kept-person.ts";
import type { ResultRow } from "./result-repo.ts";

/** Where whom a result is about reads mail: what was typed, else the account's own; null where nobody said. */
export async function addressOf(
  trx: TenantTransaction,
  ctx: QueueContext,
  { row, person }: { readonly row: Pick<ResultRow, "account_id">; readonly person: KeptPerson },
): Promise<string | null> {
  if (person.email !== null || row.account_id === null) return person.email;
  return (await findAccount(trx, ctx, row.account_id))?.email ?? null;
}
