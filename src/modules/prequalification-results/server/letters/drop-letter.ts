import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { deleteLetter, findLetters } from "./internal/letter-repo.ts";

/** A letter that still waits is not owed anymore: there are terms again. What was sent stays sent. */
export async function dropLetter(
  trx: TenantTransaction,
  ctx: QueueContext,
  { resultId }: { readonly resultId: string },
): Promise<void> {
  for (const row of await findLetters(trx, ctx, { resultId, lock: true }))
    if (row.sent_at === null) await deleteLetter(trx, ctx, row);
}
