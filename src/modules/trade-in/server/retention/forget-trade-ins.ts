import type { RequestContext } from "#platform/server/context/request-context.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { deleteIdleTradeIns } from "../internal/forget-repo.ts";

/** Nobody came back for it. */
const ANONYMOUS_DAYS = 30;
/** Long after an offer of seven days; what became part of an order stands in the order. */
const KEPT_DAYS = 365;

/** Deletes trade-ins that nobody has touched for long. Repeatable, safe beside other replicas. */
export async function forgetTradeIns(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now().getTime();
  const before = {
    anonymous: new Date(now - ANONYMOUS_DAYS * DAY_MS),
    kept: new Date(now - KEPT_DAYS * DAY_MS),
  };
  const count = await ctx.db.transaction((trx) => deleteIdleTradeIns(trx, ctx, before));
  if (count > 0) ctx.log.info("trade-ins deleted after their time", { count });
}
