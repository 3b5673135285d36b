import type { AnalyticsContext } from "./analytics-context.ts";
import { insertEvents } from "./internal/analytics-repo.ts";

/** Rows of one statement; PostgreSQL takes 65,535 values. */
const CHUNK = 1_000;

/** Writes what waits for this retailer. What cannot be written is lost: the error says so. */
export async function storeEvents(ctx: AnalyticsContext): Promise<number> {
  const rows = ctx.analytics.buffer.take(ctx.tenantId);
  for (let from = 0; from < rows.length; from += CHUNK)
    await ctx.db.transaction((trx) => insertEvents(trx, rows.slice(from, from + CHUNK)));
  const dropped = ctx.analytics.buffer.takeDropped();
  if (dropped > 0) ctx.log.warn("analytics events dropped", { count: dropped });
  return rows.length;
}
