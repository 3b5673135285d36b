import { findSaleOfDraft } from "./quote/sale-of-draft.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { noTradeOffer, vehicleUnavailable } from "./checkout-errors.ts";
import { requireEditable } from "./lock-draft.ts";
import { tradeForOrder } from "./quote/trade-for-order.ts";
import { dealOf, priceDraft } from "./quote/price-draft.ts";

/**
 * Takes the offer that the buyer's account keeps into a draft, or out of it (CART-01 "Trade-In", TRADE-08: one a purchase).
 * @throws AppError conflict `tradeIn.noOffer` without an offer that stands; invalid `deal.notPossible` (MSG-31 where the
 * equity is more than the deal); and as `applyPromo`
 */
export async function setTradeIn(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string; readonly use: boolean },
): Promise<OrderView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireEditable(trx, ctx, await lockOwnedOrder(trx, ctx, input.orderNumber));
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    const { trade: _, ...deal } = dealOf(order);
    const trade = input.use ? await tradeForOrder(trx, ctx, order) : undefined;
    if (trade === null) throw noTradeOffer();
    const snapshot = priceDraft(ctx, {
      forSale,
      delivery: order.snapshot.delivery,
      deal: { ...deal, ...(trade && { trade }) },
    });
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const [view] = await viewOrders(trx, ctx, [{ ...order, snapshot }]);
    return view ?? Promise.reject(vehicleUnavailable());
  });
}
