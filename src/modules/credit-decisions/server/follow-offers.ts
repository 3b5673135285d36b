import { releaseVehicle } from "#modules/inventory/server/vehicle-holds.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { isSoldElsewhere } from "#modules/orders/server/drafts/is-sold-elsewhere.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { lastOfferEnd } from "#modules/checkout/domain/decision-news.ts";
import { OFFERS_RAN_OUT } from "../domain/why-ended.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { refreshSearch } from "#modules/checkout/server/refresh-search.ts";
import { notifyDecision } from "#modules/checkout/server/notify-decision.ts";

/** Job that reminds of offers and ends those that nobody took; payload `{orderId}`. */
export const FOLLOW_OFFERS = "checkout.follow-offers";

/**
 * Sees to it that offers are reminded of and end in time (LEND-02). More than once does no harm.
 * @param input.until when the last of them ends, as an ISO instant
 */
export async function followOffers(
  trx: TenantTransaction,
  ctx: QueueContext,
  { orderId, until }: { readonly orderId: string; readonly until: string },
): Promise<void> {
  const end = new Date(until);
  const dayBefore = new Date(end.getTime() - DAY_MS);
  const runAt = dayBefore > ctx.clock.now() ? dayBefore : end;
  // No key: the job that looks is itself unfinished while it asks for the next look.
  await enqueueJob(trx, ctx, { kind: FOLLOW_OFFERS, payload: { orderId }, runAt });
}

/** A day before the last offer ends its buyer is reminded; when it has ended, so has the application. */
export async function lookAtOffers(
  ctx: CheckoutContext,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const freed = await ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { id: orderId, lock: true });
    const isOpen = order.dealStatus === "LNSEL" || order.dealStatus === "LSEL";
    if (!isOpen || !isInCart(order.orderStatus)) return [];
    const until = lastOfferEnd(await ctx.credit.readAnswers(trx, ctx, order), ctx.clock.now().toISOString());
    if (until === undefined) return endOffers(trx, ctx, order);
    const isLastDay = new Date(until).getTime() - ctx.clock.now().getTime() <= DAY_MS;
    // Nobody is hurried toward a car that somebody else has.
    if (isLastDay && !(await isSoldElsewhere(trx, ctx, order)))
      await notifyDecision(trx, ctx, { order, news: "ending-soon", until });
    await followOffers(trx, ctx, { orderId, until });
    return [];
  });
  await refreshSearch(ctx, freed);
}

/** Nobody took an offer in time: lenders are called off and the vehicle is for sale again. */
async function endOffers(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  order: Order,
): Promise<readonly string[]> {
  await ctx.credit.callOff(trx, ctx, { order, why: "expired" });
  const ended = await transitionOrder(trx, ctx, {
    orderId: order.id,
    dealStatus: "UDEC",
    actor: "lender",
    reason: OFFERS_RAN_OUT,
  });
  await releaseVehicle(trx, ctx, order);
  await notifyDecision(trx, ctx, { order: ended, news: "ran-out" });
  return [order.vehicleId];
}
