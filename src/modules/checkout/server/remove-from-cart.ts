import {
  isApplicationOver,
  isApplicationPending,
} from "#modules/orders/domain/states/is-application-pending.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { notEditable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { notifyDecision } from "./notify-decision.ts";
import { refreshSearch } from "./refresh-search.ts";

/**
 * Takes a draft out of the cart and frees its vehicle at once. Doing it again changes nothing.
 * @throws AppError not-found `order.notFound`; conflict `order.notEditable` for a submitted order
 */
export async function removeFromCart(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<void> {
  const vehicleId = await ctx.db.transaction(async (trx) => {
    const order = await lockOwnedOrder(trx, ctx, input.orderNumber);
    if (order.orderStatus === "CANCELED") return order.vehicleId;
    if (!isInCart(order.orderStatus)) throw notEditable();
    if (isApplicationPending(order.dealStatus)) {
      await ctx.credit.callOff(trx, ctx, { order, why: "withdrawn" });
      await notifyDecision(trx, ctx, { order, news: "ended" });
    } else if (isApplicationOver(order.dealStatus)) await ctx.credit.takeBack(trx, ctx, { order });
    await transitionOrder(trx, ctx, {
      orderId: order.id,
      orderStatus: "CANCELED",
      actor: "buyer",
      reason: english("Removed from the cart"),
    });
    return order.vehicleId;
  });
  await refreshSearch(ctx, [vehicleId]);
}
