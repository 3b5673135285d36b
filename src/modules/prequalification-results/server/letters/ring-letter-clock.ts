import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { LETTER_DUE, PAPER_LETTER_DUE } from "#modules/prequalification/messages.ts";
import { type LetterRow, lockRinging, updateLetter } from "./internal/letter-repo.ts";
import { askToSend } from "./owe-letter.ts";

const BATCH = 200;
const ESCALATE_DAYS_BEFORE = 10;

/**
 * A letter whose job was lost is asked for again; the retailer hears of one that has to go on paper, and again ten days
 * before its last day. Run now and then per retailer, by any number of processes.
 */
export async function ringLetterClock(ctx: QueueContext): Promise<void> {
  const escalateBefore = daysAfter(ctx.clock.now(), ESCALATE_DAYS_BEFORE);
  await ctx.db.transaction(async (trx) => {
    for (const row of await lockRinging(trx, ctx, { escalateBefore, limit: BATCH }))
      await (row.consented_at !== null
        ? askToSend(trx, ctx, { letterId: row.id, sendAt: row.send_at })
        : remind(trx, ctx, { row, escalateBefore }));
  });
}

async function remind(
  trx: TenantTransaction,
  ctx: QueueContext,
  { row, escalateBefore }: { readonly row: LetterRow; readonly escalateBefore: Date },
): Promise<void> {
  const { id, due_at: dueAt } = row;
  const now = ctx.clock.now();
  const isLate = row.escalated_at === null && dueAt <= escalateBefore;
  // Without a street nobody can mail it: the retailer hears of it only when the time is short.
  if (row.has_street || isLate) {
    const params = { dueOn: dayText(dueAt, "en"), reference: id };
    const { email: to } = ctx.tenant.support;
    const template = row.has_street ? PAPER_LETTER_DUE : LETTER_DUE;
    await queueMessage(trx, ctx, { channel: "email", to, template, params });
  }
  await updateLetter(trx, ctx, { id, listed_at: row.listed_at ?? now, ...(isLate && { escalated_at: now }) });
}
