import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { english } from "#platform/shared/texts/text.ts";
import { findReturnable } from "./internal/returnable-repo.ts";
import { transitionOrder } from "./transition-order.ts";

const BATCH = 200;

/**
 * ORD-03: a delivered car can be brought back for as many days as the retailer's guarantee says; then the order is
 * DELIVERED_NO_RETURN. Run now and then per retailer, by any number of processes. Answers how many ended.
 */
export async function endReturnWindows(ctx: TenantContext): Promise<number> {
  const days = ctx.tenant.config.content.moneyBackDays ?? 0;
  const deliveredBefore = new Date(ctx.clock.now().getTime() - days * DAY_MS);
  return ctx.db.transaction(async (trx) => {
    const orderIds = await findReturnable(trx, ctx, { deliveredBefore, limit: BATCH });
    for (const orderId of orderIds)
      await transitionOrder(trx, ctx, {
        orderId,
        orderStatus: "DELIVERED_NO_RETURN",
        actor: "retailer",
        reason: english("The return period has ended."),
      });
    return orderIds.length;
  });
}
