import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { eraseResult } from "../internal/erase-result.ts";
import { findResults } from "../internal/result-repo.ts";
import { findLetters, updateLetter } from "../letters/internal/letter-repo.ts";

/** A deleted account leaves no result; a letter about a decline stays for its time, and belongs to nobody. */
export async function forgetAccountResults(
  trx: TenantTransaction,
  ctx: QueueContext,
  accountId: string,
): Promise<void> {
  for (const row of await findResults(trx, ctx, { accountId, lock: true }))
    await eraseResult(trx, ctx, { row, rule: "account-deleted" });
  for (const { id } of await findLetters(trx, ctx, { accountId, lock: true }))
    await updateLetter(trx, ctx, { id, account_id: null });
}
