import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { deleteIdleTradeIns } from "../internal/forget-repo.ts";

/** Nobody came back for it. */
const ANONYMOUS_DAYS = 30;
/** Long after an offer of seven days; what became part of an order stands in the order. */
const KEPT_DAYS = 365;

/** By the last time somebody touched it. */
function isIdle(now: Date) {
  const [anonymous, kept] = [ANONYMOUS_DAYS, KEPT_DAYS].map(
    (days) => new Date(now.getTime() - days * DAY_MS),
  );
  return sql<boolean>`changed_at < ${anonymous} and (account_id is null or changed_at < ${kept})`;
}
export const idleTradeIns: DueRows = { table: "trade_in", where: isIdle };

/** Deletes trade-ins that nobody has touched for long. Repeatable, safe beside other replicas. */
export async function forgetTradeIns(ctx: RequestContext): Promise<void> {
  const count = await ctx.db.transaction((trx) => deleteIdleTradeIns(trx, ctx, isIdle(ctx.clock.now())));
  if (count > 0) ctx.log.info("trade-ins deleted after their time", { count });
}
