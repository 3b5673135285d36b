import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import { lockEndingOffers, noteEnds } from "./internal/ends-repo.ts";

const BATCH = 100;

/** Writes to whoever keeps an offer that ends within a day, once (TRADE-06). Repeatable, safe beside other replicas. */
export async function announceEnds(ctx: QueueContext): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + DAY_MS);
  for (;;) {
    const told = await ctx.db.transaction(async (trx) => {
      const rows = await lockEndingOffers(trx, ctx, { now, until, limit: BATCH });
      for (const row of rows) await tellOwner(trx, ctx, { row, news: "ends" });
      await noteEnds(trx, ctx, rows);
      return rows.length;
    });
    if (told < BATCH) return;
  }
}
