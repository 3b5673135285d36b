import { findSaleOfDraft } from "./internal/sale-of-draft.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import { promoAmount } from "../domain/promo-amount.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { promoRefused, vehicleNotPriced, vehicleUnavailable } from "./checkout-errors.ts";
import { requireEditable } from "./internal/lock-draft.ts";
import { dealOf, priceDraft } from "./internal/price-draft.ts";

/**
 * Takes a promo code into a draft, instead of the one before; `null` takes it out (CART-08, OP-40).
 * @throws AppError invalid `promo.unknown`, `promo.not-yet`, `promo.over` (field `code`), `deal.notPossible`;
 * conflict `order.applicationPending`, `order.notEditable`, `order.canceled`, `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function applyPromo(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string; readonly code: string | null },
): Promise<OrderView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireEditable(trx, ctx, await lockOwnedOrder(trx, ctx, input.orderNumber));
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    if (forSale.priceCents === null) throw vehicleNotPriced(ctx);
    const promoCode = input.code === null ? undefined : validCode(ctx, input.code, forSale.priceCents);
    const deal = { ...dealOf(order), promoCode };
    const snapshot = priceDraft(ctx, { forSale, delivery: order.snapshot.delivery, deal });
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const [view] = await viewOrders(trx, ctx, [{ ...order, snapshot }]);
    return view ?? Promise.reject(vehicleUnavailable());
  });
}

function validCode(ctx: CheckoutContext, typed: string, priceCents: number): string {
  const onDate = ctx.clock.now().toISOString().slice(0, 10);
  const answer = promoAmount(ctx.tenant.config.promoCodes, { typed, onDate, priceCents });
  if (answer.kind === "refused") throw promoRefused(answer.problem);
  return answer.code;
}
