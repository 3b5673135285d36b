import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { LEAST_KEEP_DAYS } from "../domain/settings-schema.ts";
import type { AnalyticsContext } from "./analytics-context.ts";
import { deleteEventsBefore } from "./internal/analytics-repo.ts";

const CHUNK = 5_000;

/** What `deleteOldEvents` looks through: how long a retailer keeps them the database does not know. */
export const olderEvents: DueRows = {
  table: "analytics_event",
  where: (now) => sql`at < ${new Date(now.getTime() - LEAST_KEEP_DAYS * DAY_MS)}`,
};

/** Deletes events older than the retailer keeps them; what they added to their days stays. Answers how many. */
export async function deleteOldEvents(ctx: AnalyticsContext): Promise<number> {
  const keptMs = ctx.tenant.config.analytics.keepDays * DAY_MS;
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  for (let total = 0; ;) {
    const deleted = await ctx.db.transaction((trx) =>
      deleteEventsBefore(trx, { tenantId: ctx.tenantId, before, limit: CHUNK }),
    );
    total += deleted;
    if (deleted < CHUNK) return total;
  }
}
