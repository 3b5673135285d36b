import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { LETTER_DUE } from "../../../messages.ts";
import { type LetterRow, lockRinging, updateLetter } from "./internal/letter-repo.ts";
import { askToSend } from "./owe-letter.ts";

const BATCH = 200;
const ESCALATE_DAYS_BEFORE = 10;

/**
 * A letter whose job was lost is asked for again; ten days before the last day the retailer hears of one that nobody could
 * be sent. Run now and then per retailer, by any number of processes.
 */
export async function ringLetterClock(ctx: QueueContext): Promise<void> {
  const escalateBefore = daysAfter(ctx.clock.now(), ESCALATE_DAYS_BEFORE);
  await ctx.db.transaction(async (trx) => {
    for (const row of await lockRinging(trx, ctx, { escalateBefore, limit: BATCH }))
      await (row.has_address
        ? askToSend(trx, ctx, { letterId: row.id, sendAt: row.send_at })
        : escalate(trx, ctx, row));
  });
}

async function escalate(
  trx: TenantTransaction,
  ctx: QueueContext,
  { id, due_at: dueAt }: LetterRow,
): Promise<void> {
  const params = { dueOn: dayText(dueAt, "en"), reference: id };
  const { email: to } = ctx.tenant.support;
  await queueMessage(trx, ctx, { channel: "email", to, template: LETTER_DUE, params });
  await updateLetter(trx, ctx, { id, escalated_at: ctx.clock.now() });
}
