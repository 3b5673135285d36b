import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isApplicationOver } from "#modules/orders/domain/states/is-application-pending.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { noOffer, vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { holdEnd } from "#modules/checkout/server/hold-end.ts";
import { shortenVehicleHold } from "#modules/inventory/server/vehicle-holds.ts";
import { notifyDecision } from "#modules/checkout/server/notify-decision.ts";
import { requireDraft } from "#modules/deal-drafts/server/lock-draft.ts";

interface EndApplicationInput {
  readonly orderNumber: string;
  /** `declined`: there are offers and the buyer wants none. `withdrawn`: the buyer no longer waits for any. */
  readonly why: "declined" | "withdrawn";
}

/** The moves of table D that lead to UDEC; a buyer may leave at each of these. */
const WAY_OUT: Readonly<Partial<Record<DealStatus, readonly DealStatus[]>>> = {
  LSEL: ["UDEC"],
  LNSEL: ["UDEC"],
  APEN: ["LNSEL", "UDEC"],
  DPEN: ["LNSEL", "UDEC"],
  LTIM: ["DPEN", "LNSEL", "UDEC"],
};

const REASONS = {
  declined: english("Offers declined by the buyer"),
  withdrawn: english("Application withdrawn by the buyer"),
} as const;

/**
 * Ends an application by the buyer's own wish (LEND-02): lenders are called off and the deal may be chosen anew; the
 * vehicle is held for the usual half hour of a checkout and no longer. Ending it again changes nothing.
 * @throws AppError not-found `order.notFound`; conflict `offer.none` (nothing to end, or to decline),
 * `order.notEditable`, `order.canceled`
 */
export async function endApplication(ctx: CheckoutContext, input: EndApplicationInput): Promise<OrderView> {
  return ctx.db.transaction(async (trx) => {
    const order = requireDraft(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const after = isApplicationOver(order.dealStatus)
      ? order
      : await end(trx, ctx, { order, why: input.why });
    const [view] = await viewOrders(trx, ctx, [after]);
    return view ?? Promise.reject(vehicleUnavailable());
  });
}

async function end(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, why }: { readonly order: Order; readonly why: EndApplicationInput["why"] },
): Promise<Order> {
  const moves = WAY_OUT[order.dealStatus];
  if (moves === undefined || (why === "declined" && moves.length > 1)) throw noOffer();
  await ctx.credit.callOff(trx, ctx, { order, why });
  let after = order;
  for (const dealStatus of moves)
    after = await transitionOrder(trx, ctx, {
      orderId: order.id,
      dealStatus,
      actor: "buyer",
      reason: REASONS[why],
    });
  // Nobody is waited for: an offer's thirty days would keep the car from everybody else.
  const hold = { vehicleId: order.vehicleId, orderId: order.id, expiresAt: holdEnd(ctx) };
  await shortenVehicleHold(trx, ctx, hold);
  await notifyDecision(trx, ctx, { order: after, news: "ended" });
  return after;
}
