import { sql } from "kysely";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { KEEP_ENDED_DAYS, KEEP_RESULT_DAYS } from "../../domain/journey/journey-limits-data.ts";
import { SESSION_SECONDS } from "../../domain/journey/journey-steps.ts";
import { type AdvanceContext, advanceJourney, WORK_LEASE_MS } from "./advance-journey.ts";
import { deleteOldConsents } from "./internal/consent-repo.ts";
import { deleteOldDeclines } from "./internal/decline-repo.ts";
import { endWhatRanOut } from "./internal/enter-journey.ts";
import { findJourney } from "./internal/journey-repo.ts";
import { deleteOldDays } from "./internal/question-day-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";

const isoDay = (now: Date, days: number): string => daysAfter(now, days).toISOString().slice(0, 10);

/** What journeys leave behind, and `sweepJourneys` deletes; a retailer's day may be the one before or after ours. */
export const outdatedTraces: readonly DueRows[] = [
  { table: "prequalification_consent", where: (now) => sql`keep_until <= ${now}` },
  { table: "prequalification_decline", where: (now) => sql`retry_on <= ${isoDay(now, 1)}` },
  { table: "prequalification_question_day", where: (now) => sql`day < ${isoDay(now, 0)}` },
];

/** At a time; the rest is next. */
const MOST = 100;

/**
 * Ends what nobody goes on with and discards what was typed (OP-21), finishes what a process that died had begun, and
 * deletes what is over. Repeatable, and safe beside other replicas.
 */
export async function sweepJourneys(ctx: AdvanceContext): Promise<void> {
  for (const { id, isLeftUndone } of await ctx.db.transaction((trx) => openOnes(trx, ctx))) {
    const isFinished = !isLeftUndone || (await finish(ctx, id));
    await ctx.db.transaction(async (trx) => {
      const row = await findJourney(trx, ctx, { id, lock: true });
      if (row === undefined) return;
      // What cannot be finished is not kept longer than the rest.
      await endWhatRanOut(trx, ctx, isFinished ? row : { ...row, work: null });
    });
  }
  await ctx.db.transaction((trx) => deleteWhatIsOver(trx, ctx));
}

/** False where it went wrong: the next sweep tries again, and the others are not held up. */
async function finish(ctx: AdvanceContext, journeyId: string): Promise<boolean> {
  try {
    await advanceJourney(ctx, { journeyId });
    return true;
  } catch (error) {
    ctx.log.error("a pre-qualification that was left undone cannot be finished", {
      error: messageOf(error),
    });
    return false;
  }
}

/** Silent for too long, or with work that nobody is at. */
async function openOnes(
  trx: TenantTransaction,
  ctx: AdvanceContext,
): Promise<{ readonly id: string; readonly isLeftUndone: boolean }[]> {
  const now = ctx.clock.now().getTime();
  const silentSince = new Date(now - SESSION_SECONDS * 1000);
  const begunBefore = new Date(now - WORK_LEASE_MS);
  const rows = await trx
    .selectFrom("prequalification_journey")
    .select(["id", "work"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("work", "is", null), eb("touched_at", "<=", silentSince)]),
        eb.and([
          eb("work", "is not", null),
          eb(eb.fn.coalesce("work_since", "touched_at"), "<=", begunBefore),
        ]),
      ]),
    )
    .orderBy("touched_at")
    .limit(MOST)
    .execute();
  return rows.map(({ id, work }) => ({ id, isLeftUndone: work !== null }));
}

async function deleteWhatIsOver(trx: TenantTransaction, ctx: AdvanceContext): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .deleteFrom("prequalification_journey")
    .where("tenant_id", "=", ctx.tenantId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb("step", "not in", ["result", "declined"]),
          eb("ended_at", "<=", daysAfter(now, -KEEP_ENDED_DAYS)),
        ]),
        eb("ended_at", "<=", daysAfter(now, -KEEP_RESULT_DAYS)),
      ]),
    )
    .execute();
  await deleteOldConsents(trx, ctx);
  await deleteOldDeclines(trx, ctx, { today: retailerToday(ctx) });
  await deleteOldDays(trx, ctx, { before: addDays(retailerToday(ctx), -1) });
}
