import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { cancelRightOf, cancelUntil } from "../domain/cancel-right-of.ts";
import { requireOrder } from "./find-order-for-step.ts";
import { historyOf } from "./history-of.ts";
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
    let ended = 0;
    for (const orderId of orderIds) {
      if (await mayStillCancel(trx, ctx, orderId)) continue;
      ended += 1;
      await transitionOrder(trx, ctx, {
        orderId,
        orderStatus: "DELIVERED_NO_RETURN",
        actor: "retailer",
        reason: english("The return period has ended."),
      });
    }
    return ended;
  });
}

/** The law of the dealer's state gives longer than the retailer's guarantee, and that is not over. */
async function mayStillCancel(trx: TenantTransaction, ctx: TenantContext, orderId: string): Promise<boolean> {
  const { snapshot, submittedAt } = await requireOrder(trx, ctx, { id: orderId });
  const right = submittedAt === null ? null : cancelRightOf(snapshot, new Date(submittedAt));
  if (right === null) return false;
  const history = await historyOf(trx, ctx, orderId);
  const at = history.find(({ orderStatus }) => orderStatus === "DELIVERED")?.at;
  if (at === undefined) return false;
  return ctx.clock.now().getTime() < cancelUntil(right, Date.parse(at), snapshot.rooftop.timeZone);
}
