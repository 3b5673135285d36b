import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { vehicleNotPriced, vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { lastOfferEnd } from "../domain/decision-news.ts";
import { holdEnd } from "./hold-end.ts";
import { holdVehicle } from "#modules/inventory/server/vehicle-holds.ts";
import { lockDraft } from "#modules/deal-drafts/server/lock-draft.ts";
import { dealOf, priceDraft } from "#modules/deal-drafts/server/quote/price-draft.ts";
import { refreshSearch } from "./refresh-search.ts";
import { findSaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";

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
    if (isApplicationPending(order.dealStatus)) return keepForLender(trx, ctx, order);
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId, lock: true });
    if (!forSale) throw vehicleUnavailable();
    if (forSale.priceCents === null) throw vehicleNotPriced(ctx);
    const { priceCents } = forSale;
    const hold = { vehicleId: order.vehicleId, orderId: order.id, priceCents, expiresAt: holdEnd(ctx) };
    if (!(await holdVehicle(trx, ctx, hold))) throw vehicleUnavailable();
    const snapshot = priceDraft(ctx, { forSale, delivery: order.snapshot.delivery, deal: dealOf(order) });
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const [renewed] = await viewOrders(trx, ctx, [{ ...order, snapshot }]);
    return renewed;
  });
  if (!view) throw vehicleUnavailable();
  await refreshSearch(ctx, [view.vehicle.id]);
  return view;
}

/** What lenders decide by stays as it is; the vehicle alone is taken again, where it is free, for as long as offers stand. */
async function keepForLender(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  order: Order,
): Promise<OrderView | undefined> {
  const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId, lock: true });
  if (forSale?.priceCents == null) throw vehicleUnavailable();
  const { priceCents } = forSale;
  const now = ctx.clock.now().toISOString();
  const offersEnd = lastOfferEnd(await ctx.credit.readAnswers(trx, ctx, order), now);
  const wanted = offersEnd === undefined ? holdEnd(ctx) : laterOf(new Date(offersEnd), holdEnd(ctx));
  const expiresAt = laterOf(forSale.holdExpiresAt, wanted);
  const hold = { vehicleId: order.vehicleId, orderId: order.id, priceCents, expiresAt };
  if (!(await holdVehicle(trx, ctx, hold))) throw vehicleUnavailable();
  const [view] = await viewOrders(trx, ctx, [order]);
  return view;
}

function laterOf(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
