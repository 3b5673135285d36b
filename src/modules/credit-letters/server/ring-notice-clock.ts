import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { ESCALATE_DAYS_BEFORE } from "../domain/notice-clock.ts";
import { CREDIT_NOTICE_DUE, OWED_WORDS } from "../messages.ts";
import { LETTER_STILL_TO_MAIL } from "../paper-messages.ts";
import { lockRinging, type NoticeRow, openContent, updateNotices } from "./internal/notice-repo.ts";
import type { ReadersContext } from "./notices-context.ts";
import { SEND_NOTICE } from "./owe-notices.ts";

const BATCH = 200;

/**
 * Makes it impossible to pass a notice's last day unsent: ten days before it the retailer is told, five days before it
 * the letter goes. A letter whose job was lost is asked for again. Run now and then per retailer, by any number of processes.
 */
export async function ringNoticeClock(ctx: ReadersContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    const escalateDueBefore = daysAfter(now, ESCALATE_DAYS_BEFORE);
    const rows = await lockRinging(trx, ctx, { escalateDueBefore, limit: BATCH });
    const late = rows.filter((row) => isToEscalate(row, { now, escalateDueBefore }));
    for (const row of late) await notifyRetailer(trx, ctx, row);
    await updateNotices(trx, ctx, { ids: late.map(({ id }) => id), escalated_at: now });
    const early = await onPaper(trx, ctx, late);
    await updateNotices(trx, ctx, { ids: early, send_at: now });
    const due = rows.filter(
      ({ id, send_at: sendAt, paper_since: since }) =>
        since === null && (sendAt <= now || early.includes(id)),
    );
    await enqueueJobs(
      trx,
      ctx,
      due.map(({ id }) => ({ kind: SEND_NOTICE, payload: { noticeId: id }, dedupeKey: id })),
    );
  });
}

/** Those that wait for their day and go on paper: whoever mails them needs the days that are left. */
async function onPaper(
  trx: TenantTransaction,
  ctx: ReadersContext,
  rows: readonly NoticeRow[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { id, applicant_id: applicantId, paper_since: since } of rows)
    if (since === null && !(await ctx.letterReaders.agreedToEmail(trx, ctx, { applicantId }))) ids.push(id);
  return ids;
}

/** One that waits for its day, or that should have gone an hour ago. */
function isToEscalate(row: NoticeRow, at: { readonly now: Date; readonly escalateDueBefore: Date }): boolean {
  if (row.escalated_at !== null || row.due_at > at.escalateDueBefore) return false;
  const late = at.now.getTime() - row.send_at.getTime();
  return late < 0 || late >= HOUR_MS;
}

async function notifyRetailer(trx: TenantTransaction, ctx: QueueContext, row: NoticeRow): Promise<void> {
  const { email: to } = ctx.tenant.support;
  if (row.paper_since !== null) {
    const params = { reference: row.id, dueOn: dayText(row.due_at, "en") };
    await queueMessage(trx, ctx, { channel: "email", to, template: LETTER_STILL_TO_MAIL, params });
    return;
  }
  const { orderNumber } = openContent(ctx, row);
  await queueMessage(trx, ctx, {
    channel: "email",
    to,
    template: CREDIT_NOTICE_DUE,
    params: {
      orderNumber,
      what: OWED_WORDS[row.kind],
      dueOn: dayText(row.due_at, "en"),
      sendOn: dayText(row.send_at, "en"),
    },
  });
}
