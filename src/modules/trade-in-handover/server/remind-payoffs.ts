import { sql } from "kysely";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { MOST_REMIND_DAYS } from "../domain/settings-schema.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { lockOwedPayoffs, updateHandover } from "./internal/handover-repo.ts";
import { tellPayoffDue } from "./internal/tell-retailer.ts";

const BATCH = 50;

/** The last day of a payoff that is near `days` before it. */
const lastNearDay = (now: Date, days: number): string => addDays(now.toISOString().slice(0, 10), days);
const lastTold = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** What `remindPayoffs` looks through: how near is near is the retailer's. */
export const nearPayoffs: DueRows = {
  table: "trade_in_handover",
  where: (now) => sql`status = 'RECEIVED' and payoff_due_on <= ${lastNearDay(now, MOST_REMIND_DAYS)}
    and (reminded_at is null or reminded_at <= ${lastTold(now)})`,
};

/** Reminds the retailer of payoffs whose day is near or over, at most once a day each. Safe beside other replicas. */
export async function remindPayoffs(ctx: TradeInHandoverContext): Promise<void> {
  const now = ctx.clock.now();
  const until = lastNearDay(now, ctx.tenant.config.tradeInHandover.remindDays);
  const toldBefore = lastTold(now);
  for (;;) {
    const told = await ctx.db.transaction(async (trx) => {
      const rows = await lockOwedPayoffs(trx, ctx, { until, toldBefore, limit: BATCH });
      for (const { order_id: id, payoff_due_on: dueOn } of rows) {
        const order = await requireOrder(trx, ctx, { id });
        // What the contract promised to pay ended with it; a payoff that was sent may still be recorded.
        const isOver = order.orderStatus === "CANCELED";
        if (!isOver) await tellPayoffDue(trx, ctx, { order, dueOn: dueOn ?? "" });
        await updateHandover(trx, ctx, {
          orderId: id,
          set: isOver ? { payoff_due_on: null } : { reminded_at: now },
        });
      }
      return rows.length;
    });
    if (told < BATCH) return;
  }
}
