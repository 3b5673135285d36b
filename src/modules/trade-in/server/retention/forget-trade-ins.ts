import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { deleteIdleTradeIns } from "../internal/forget-repo.ts";

/** Nobody came back for it. */
const ANONYMOUS_DAYS = 30;
/** Long after an offer of seven days; what became part of an order stands in the order. */
const KEPT_DAYS = 365;

const limits = (now: Date) => ({
  anonymous: new Date(now.getTime() - ANONYMOUS_DAYS * DAY_MS),
  kept: new Date(now.getTime() - KEPT_DAYS * DAY_MS),
});

/** What `forgetTradeIns` deletes. */
export const idleTradeIns: DueRows = {
  table: "trade_in",
  where(now) {
    const { anonymous, kept } = limits(now);
    return sql`changed_at < ${kept} or (account_id is null and changed_at < ${anonymous})`;
  },
};

/** Deletes trade-ins that nobody has touched for long. Repeatable, safe beside other replicas. */
export async function forgetTradeIns(ctx: RequestContext): Promise<void> {
  const before = limits(ctx.clock.now());
  const count = await ctx.db.transaction((trx) => deleteIdleTradeIns(trx, ctx, before));
  if (count > 0) ctx.log.info("trade-ins deleted after their time", { count });
}
