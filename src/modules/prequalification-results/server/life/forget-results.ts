import { sql } from "kysely";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { lockOutdatedResults } from "../internal/due-repo.ts";
import { recordErasure } from "../internal/erasure-repo.ts";
import { eraseResult } from "../internal/erase-result.ts";
import { inBatches } from "../internal/in-batches.ts";
import { deleteLetter, lockOutdated } from "../letters/internal/letter-repo.ts";

const BATCH = 100;

/** What `forgetResults` deletes. */
export const outdatedResults: readonly DueRows[] = [
  { table: "prequalification_result", where: (now) => sql`forget_at <= ${now}` },
  { table: "prequalification_letter", where: (now) => sql`keep_until <= ${now}` },
];

/**
 * Deletes results 30 days after their end, those that a decision used after 25 months, and letters 25 months after their
 * last day (PRIV-04, 12 CFR 1002.12); each with a written record. Repeatable, safe beside other replicas.
 * @returns how many were deleted
 */
export async function forgetResults(ctx: QueueContext): Promise<number> {
  const results = await inBatches(ctx, async (trx) => {
    const rows = await lockOutdatedResults(trx, ctx);
    for (const row of rows) {
      const rule =
        row.retry_on !== null || row.state === "oneview_completed"
          ? "twenty-five-months"
          : "thirty-days-after-end";
      await eraseResult(trx, ctx, { row, rule });
    }
    return rows.length;
  });
  const letters = await inBatches(ctx, async (trx) => {
    const rows = await lockOutdated(trx, ctx, { limit: BATCH });
    for (const row of rows) {
      await deleteLetter(trx, ctx, row);
      await recordErasure(trx, ctx, { subject: row, what: "letter", rule: "twenty-five-months" });
    }
    return rows.length;
  });
  if (results + letters > 0)
    ctx.log.info("pre-qualification data deleted after its time", { count: results + letters });
  return results + letters;
}
