import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { DecisionView } from "../domain/decision-view.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { lookedTooOften } from "#modules/deal-drafts/server/checkout-errors.ts";
import { readDecision } from "./read-decision.ts";

const PER_HOUR = 6;

/**
 * The buyer lifted a freeze: lenders that wait read the file again (LEND-01). Where nobody waits nothing happens.
 * @throws AppError not-found `order.notFound`; limited `decision.lookedTooOften`
 */
export async function lookAgain(
  ctx: CheckoutContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<DecisionView> {
  const { lenders } = await readDecision(ctx, { orderNumber });
  if (lenders.some(({ waitingFor }) => waitingFor.includes("CREDIT_FILE_FROZEN"))) {
    const limit = { bucket: "look-again", key: orderNumber, limit: PER_HOUR, windowSeconds: 3600 };
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
    if (!allowed) throw lookedTooOften(retryAfterSeconds);
    await ctx.db.transaction(async (trx) => {
      const order = await lockOwnedOrder(trx, ctx, orderNumber);
      await ctx.credit.lookAgain(trx, ctx, order);
    });
  }
  return readDecision(ctx, { orderNumber });
}
