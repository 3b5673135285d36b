import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { ESCALATE_DAYS_BEFORE } from "../../domain/notices/notice-clock.ts";
import { CREDIT_NOTICE_DUE, OWED_WORDS } from "../../notices-messages.ts";
import { lockRinging, type NoticeRow, openContent, updateNotices } from "./internal/notice-repo.ts";
import { SEND_NOTICE } from "./owe-notices.ts";

const BATCH = 200;

/**
 * Makes it impossible to pass a notice's last day unsent: ten days before it the retailer is told, five days before it
 * the letter goes. A letter whose job was lost is asked for again. Run now and then per retailer, by any number of processes.
 */
export async function ringNoticeClock(ctx: QueueContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    const escalateDueBefore = daysAfter(now, ESCALATE_DAYS_BEFORE);
    const rows = await lockRinging(trx, ctx, { escalateDueBefore, limit: BATCH });
    const late = rows.filter((row) => isToEscalate(row, { now, escalateDueBefore }));
    for (const row of late) await notifyRetailer(trx, ctx, row);
    await updateNotices(trx, ctx, { ids: late.map(({ id }) => id), escalated_at: now });
    const due = rows.filter(({ send_at: sendAt }) => sendAt <= now);
    await enqueueJobs(
      trx,
      ctx,
      due.map(({ id }) => ({ kind: SEND_NOTICE, payload: { noticeId: id }, dedupeKey: id })),
    );
  });
}

/** One that waits for its day, or that should have gone an hour ago. */
function isToEscalate(row: NoticeRow, at: { readonly now: Date; readonly escalateDueBefore: Date }): boolean {
  if (row.escalated_at !== null || row.due_at > at.escalateDueBefore) return false;
  const late = at.now.getTime() - row.send_at.getTime();
  return late < 0 || late >= HOUR_MS;
}

async function notifyRetailer(trx: TenantTransaction, ctx: QueueContext, row: NoticeRow): Promise<void> {
  const { orderNumber } = openContent(ctx, row);
  await queueMessage(trx, ctx, {
    channel: "email",
    to: ctx.tenant.support.email,
    template: CREDIT_NOTICE_DUE,
    params: {
      orderNumber,
      what: OWED_WORDS[row.kind],
      dueOn: dayText(row.due_at, "en"),
      sendOn: dayText(row.send_at, "en"),
    },
  });
}
