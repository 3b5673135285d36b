import { findSaleOfDraft } from "../quote/sale-of-draft.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { OrderProtectionView } from "#modules/protection/domain/protection-menu.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { vehicleUnavailable } from "../checkout-errors.ts";
import { draftMenu, protectionView } from "./protection-view.ts";

/**
 * The Coverage step of a draft: what can be chosen, with the payment without plans first (CART-01, PROT-05). While lenders
 * decide and once it is an order, it is the record of what was offered, chosen and declined.
 * @throws AppError not-found `order.notFound`; conflict `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function readProtection(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<OrderProtectionView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const isOpen = isInCart(order.orderStatus) && !isApplicationPending(order.dealStatus);
    if (!isOpen) return protectionView(trx, ctx, { order, menu: null });
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    return protectionView(trx, ctx, { order, menu: draftMenu(ctx, { order, forSale }) });
  });
}
