import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { LETTER_TO_MAIL } from "../paper-messages.ts";
import { type NoticeRow, updateNotices } from "./internal/notice-repo.ts";

/** Nobody agreed to email: the retailer mails it on paper, and hears of it with the last day. */
export async function listForPaper(
  trx: TenantTransaction,
  ctx: QueueContext,
  row: Pick<NoticeRow, "id" | "due_at" | "paper_since">,
): Promise<void> {
  if (row.paper_since !== null) return;
  await updateNotices(trx, ctx, { ids: [row.id], paper_since: ctx.clock.now() });
  await queueMessage(trx, ctx, {
    channel: "email",
    to: ctx.tenant.support.email,
    template: LETTER_TO_MAIL,
    params: { reference: row.id, dueOn: dayText(row.due_at, "en") },
  });
}
