import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findLetters, openContent, sealContent, updateLetter } from "./internal/letter-repo.ts";
import { askToSend } from "./owe-letter.ts";

/** The letter about a claimed result belongs to the account too; one that waits for an address is mailed to it. */
export async function claimLetters(
  trx: TenantTransaction,
  ctx: QueueContext,
  { resultId, account }: { readonly resultId: string; readonly account: Account },
): Promise<void> {
  for (const row of await findLetters(trx, ctx, { resultId, lock: true })) {
    const { id } = row;
    await updateLetter(trx, ctx, { id, account_id: account.id });
    const content = openContent(ctx, row);
    if (row.sent_at !== null || content.reader.email !== null) continue;
    const reader = { ...content.reader, email: account.email };
    const content_sealed = sealContent(ctx, id, { ...content, reader });
    await updateLetter(trx, ctx, { id, content_sealed, has_address: true });
    await askToSend(trx, ctx, { letterId: id, sendAt: row.send_at });
  }
}
