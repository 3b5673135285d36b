import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { lockOwedPayoffs, updateHandover } from "./internal/handover-repo.ts";
import { tellPayoffDue } from "./internal/tell-retailer.ts";

const BATCH = 50;

/** Reminds the retailer of payoffs whose day is near or over, at most once a day each. Safe beside other replicas. */
export async function remindPayoffs(ctx: TradeInHandoverContext): Promise<void> {
  const now = ctx.clock.now();
  const until = addDays(now.toISOString().slice(0, 10), ctx.tenant.config.tradeInHandover.remindDays);
  const toldBefore = new Date(now.getTime() - DAY_MS);
  for (;;) {
    const told = await ctx.db.transaction(async (trx) => {
      const rows = await lockOwedPayoffs(trx, ctx, { until, toldBefore, limit: BATCH });
      for (const { order_id: id, payoff_due_on: dueOn } of rows) {
        const order = await requireOrder(trx, ctx, { id });
        await tellPayoffDue(trx, ctx, { order, dueOn: dueOn ?? "" });
        await updateHandover(trx, ctx, { orderId: id, set: { reminded_at: now } });
      }
      return rows.length;
    });
    if (told < BATCH) return;
  }
}
