import { isPoliteTime } from "#modules/messaging/domain/polite-time.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { endNewsOf, SOON_DAYS } from "../../domain/end-news.ts";
import { daysLeft } from "../../domain/result-life.ts";
import { lockOver, lockToTell } from "../internal/due-repo.ts";
import { inBatches } from "../internal/in-batches.ts";
import { openPerson, updateResult } from "../internal/result-repo.ts";
import { retailerZone } from "#modules/tenancy/server/retailer-today.ts";
import { tellPerson } from "../internal/tell-person.ts";

/**
 * Ends results at the retailer's midnight (PQ-07, table H), and by day tells their people in 3 days, today, and that it is
 * over (PQ-08), each once. Run now and then per retailer, by any number of processes.
 */
export async function endResults(ctx: QueueContext): Promise<void> {
  await inBatches(ctx, async (trx) => {
    const rows = await lockOver(trx, ctx);
    for (const { id } of rows) await updateResult(trx, ctx, { id, state: "mq_approved_expired" });
    return rows.length;
  });
  const { date: today, minutes } = localTimeOf(ctx.clock.now().getTime(), retailerZone(ctx));
  if (!isPoliteTime(minutes)) return;
  const soon = addDays(today, SOON_DAYS);
  await inBatches(ctx, async (trx) => {
    let told = 0;
    for (const row of await lockToTell(trx, ctx, { today, soon })) {
      const days = row.valid_until === null ? Infinity : daysLeft(row.valid_until, today);
      const due = endNewsOf({ days, told: row.told });
      if (due === undefined) continue;
      await tellPerson(trx, ctx, { row, person: openPerson(ctx, row), news: due.news });
      await updateResult(trx, ctx, { id: row.id, told: due.told });
      told += 1;
    }
    return told;
  });
}
