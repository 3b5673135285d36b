import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findLetters, openContent, sealContent, updateLetter } from "./internal/letter-repo.ts";
import { earlierConsent } from "./letter-consent.ts";
import { askToSend } from "./owe-letter.ts";

/** The letter about a claimed result belongs to the account too; who agreed to email before is not asked again. */
export async function claimLetters(
  trx: TenantTransaction,
  ctx: QueueContext,
  { resultId, account }: { readonly resultId: string; readonly account: Account },
): Promise<void> {
  for (const row of await findLetters(trx, ctx, { resultId, lock: true })) {
    const { id } = row;
    await updateLetter(trx, ctx, { id, account_id: account.id });
    const content = openContent(ctx, row);
    if (row.sent_at !== null || row.consented_at !== null || row.printed_at !== null) continue;
    const email = content.reader.email ?? account.email;
    const content_sealed = sealContent(ctx, id, { ...content, reader: { ...content.reader, email } });
    const agreed = await earlierConsent(trx, ctx, { accountId: account.id, email, letterId: id });
    await updateLetter(trx, ctx, { id, content_sealed, has_address: true, ...agreed });
    if (agreed !== undefined) await askToSend(trx, ctx, { letterId: id, sendAt: row.send_at });
  }
}
