import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { CANCEL_PLAN, finishCancellation } from "./finish-cancellation.ts";
import { protectionContractsMessages as messages } from "../messages.ts";
import type { PlansView } from "../domain/contracts-view.ts";
import { lockCancellation, updateCancellation } from "./internal/cancellations-repo.ts";
import { planConflict, planNotFound } from "./internal/plan-errors.ts";
import { listPlans } from "./list-plans.ts";
import type { PlansContext } from "./plans-context.ts";
import { cancelablePlan } from "./quote-cancellation.ts";

/**
 * Ends a plan with the figures that the buyer read. What the administrator has not answered yet is asked for by a job.
 * @throws AppError as `quoteCancellation`; conflict `quote-gone` for figures that are over
 */
export async function cancelPlan(
  ctx: PlansContext,
  asked: { readonly orderNumber: string; readonly contractId: string; readonly quoteId: string },
): Promise<PlansView> {
  const { orderNumber, contractId, quoteId } = asked;
  await ctx.db.transaction(async (trx) => {
    const order = await lockOwnedOrder(trx, ctx, orderNumber);
    const quote = await lockCancellation(trx, ctx, quoteId);
    const isOurs = quote?.contract_id === contractId && quote.order_id === order.id;
    // The same figures again are the same cancellation.
    if (isOurs && (quote.status === "sent" || quote.status === "done")) return;
    await cancelablePlan(trx, ctx, { orderNumber, contractId });
    if (!isOurs) throw planNotFound();
    const isOver = (quote.quote?.expiresAt ?? "") <= ctx.clock.now().toISOString();
    if (quote.status !== "quoted" || isOver) throw planConflict("quote-gone", messages.quoteGone);
    await updateCancellation(trx, ctx, { id: quoteId, set: { status: "sent" } });
    await enqueueJob(trx, ctx, {
      kind: CANCEL_PLAN,
      payload: { cancellationId: quoteId },
      dedupeKey: quoteId,
    });
  });
  await finishCancellation(ctx, quoteId).catch((error: unknown) => {
    // The job asks again; the buyer reads that it is under way.
    if (!isAppError(error) || error.kind !== "provider-unavailable") throw error;
  });
  return listPlans(ctx, { orderNumber });
}
