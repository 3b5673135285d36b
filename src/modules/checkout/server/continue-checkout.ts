import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { saveDraft } from "#modules/orders/server/buyer-details.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { vehicleNotPriced, vehicleUnavailable } from "./checkout-errors.ts";
import { holdEnd } from "./internal/hold-end.ts";
import { holdVehicle } from "#modules/inventory/server/vehicle-holds.ts";
import { lockDraft } from "./internal/lock-draft.ts";
import { priceDraft } from "./internal/price-draft.ts";
import { tellSearch } from "./internal/tell-search.ts";
import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";

/**
 * 'Continue checkout': the hold at full length again, at today's price (CART-03, OP-20).
 * @throws AppError not-found `order.notFound`; conflict `vehicle.unavailable`, `vehicle.notPriced`,
 * `order.notEditable`, `order.canceled`
 */
export async function continueCheckout(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<OrderView> {
  const view = await ctx.db.transaction(async (trx) => {
    const order = await lockDraft(trx, ctx, input.orderNumber);
    const forSale = await findVehicleForSale(trx, ctx, { id: order.vehicleId, lock: true });
    if (!forSale) throw vehicleUnavailable();
    if (forSale.priceCents === null) throw vehicleNotPriced(ctx);
    const { priceCents } = forSale;
    const hold = { vehicleId: order.vehicleId, orderId: order.id, priceCents, expiresAt: holdEnd(ctx) };
    if (!(await holdVehicle(trx, ctx, hold))) throw vehicleUnavailable();
    const snapshot = priceDraft(ctx, { forSale, delivery: order.snapshot.delivery });
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const [renewed] = await viewOrders(trx, ctx, [{ ...order, snapshot }]);
    return renewed;
  });
  if (!view) throw vehicleUnavailable();
  await tellSearch(ctx, [view.vehicle.id]);
  return view;
}
