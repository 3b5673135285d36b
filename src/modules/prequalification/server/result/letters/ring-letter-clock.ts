import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { LETTER_DUE } from "../../../messages.ts";
import { type LetterRow, lockUnsent, openContent, updateLetter } from "./internal/letter-repo.ts";
import { askToSend } from "./owe-letter.ts";

const BATCH = 200;
const ESCALATE_DAYS_BEFORE = 10;

/**
 * A letter whose job was lost is asked for again; ten days before the last day the retailer hears of one that nobody could
 * be sent. Run now and then per retailer, by any number of processes.
 */
export async function ringLetterClock(ctx: QueueContext): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    for (const row of await lockUnsent(trx, ctx, { limit: BATCH })) {
      if (openContent(ctx, row).reader.email !== null)
        await askToSend(trx, ctx, { letterId: row.id, sendAt: row.send_at });
      else if (isToEscalate(ctx, row)) await escalate(trx, ctx, row);
    }
  });
}

function isToEscalate(ctx: QueueContext, { escalated_at: escalatedAt, due_at: dueAt }: LetterRow): boolean {
  return escalatedAt === null && dueAt <= daysAfter(ctx.clock.now(), ESCALATE_DAYS_BEFORE);
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
