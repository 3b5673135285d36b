import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { recordCoBuyer } from "#modules/orders/server/order-parties.ts";
import { requireOwnedOrderWithBuyer } from "#modules/orders/server/drafts/buyer-details.ts";
import { requireAccountId } from "#modules/orders/server/find-order-for-step.ts";
import { termsDigest } from "#modules/orders/server/drafts/terms-digest.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import { carChanges, isOtherCar, lineChanges } from "#modules/deal-drafts/domain/deal-changes.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import {
  noOffer,
  offerChanged,
  offerForOtherCar,
  offerGone,
  orderCanceled,
  vehicleUnavailable,
} from "#modules/deal-drafts/server/checkout-errors.ts";
import { freezeOrder, requireHold } from "#modules/checkout/server/freeze-order.ts";
import { isTakenTwice } from "#modules/checkout/server/is-taken-twice.ts";
import { findSaleOfOwnDraft, type SaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";
import { priceWithOffer, standingOffers } from "#modules/deal-drafts/server/quote/standing-offer.ts";

interface AcceptOfferInput {
  readonly orderNumber: string;
  readonly offerId: string;
  /** All lines and terms the buyer saw with this offer. */
  readonly termsDigest: string;
}

/**
 * Accepts a lender's offer (LEND-02): the draft takes its terms and its co-buyer, becomes an order and waits for
 * verification, and what the lender wants to see is asked for, all in one transaction. Accepting again answers the order
 * unchanged.
 * @throws AppError not-found `order.notFound`; conflict `offer.none`, `offer.gone`, `offer.otherCar` (the dealer says by
 * now that it is another car than lenders decided about), `order.priceChanged` (other lines, terms or miles than were
 * shown), `hold.expired`, `vehicle.unavailable`, `order.canceled`
 */
export async function acceptOffer(ctx: CheckoutContext, input: AcceptOfferInput): Promise<OrderView> {
  const order = await ctx.db
    .transaction((trx) => acceptOnce(trx, ctx, input))
    .catch((error: unknown) => {
      throw isTakenTwice(error) ? vehicleUnavailable() : error;
    });
  if (!order) throw vehicleUnavailable();
  return order;
}

const REASON = english("Offer accepted");
/** A deal without a chosen lender has one now. */
const ACCEPTED = [
  { dealStatus: "LSEL", reason: REASON },
  { dealStatus: "UACC", reason: REASON },
] as const;

async function acceptOnce(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  input: AcceptOfferInput,
): Promise<OrderView | undefined> {
  const { orderNumber } = input;
  const own = { orderNumber, accountId: requireAccountId(ctx) };
  // Sent together, and kept in this sequence: vehicle and offers are looked up once the order is ours.
  const [{ order, buyer }, forSale, held] = await Promise.all([
    requireOwnedOrderWithBuyer(trx, ctx, { orderNumber, lock: true }),
    findSaleOfOwnDraft(trx, ctx, { ...own, lock: true }),
    ctx.credit.holdOffers(trx, ctx, own),
  ]);
  if (order.orderStatus === "CANCELED") throw orderCanceled();
  if (!isInCart(order.orderStatus)) {
    // Another offer became the order, e.g. in another tab.
    if (termsDigest(order.snapshot) !== input.termsDigest) throw offerGone();
    return (await viewOrders(trx, ctx, [order]))[0];
  }
  if (order.dealStatus !== "LSEL" && order.dealStatus !== "LNSEL") throw noOffer();
  const chosen = standingOffers(ctx, held.answers).find(({ offer }) => offer.offerId === input.offerId);
  if (!chosen) throw offerGone();
  requireHold(ctx, order, forSale);
  const snapshot = pricedAsSeen(ctx, { order, forSale, offer: chosen.offer, input });
  const { lenderId } = chosen.answer;
  const { coBuyer } = held;
  const [, accepted] = await Promise.all([
    held.accept(order, { lenderId, offerId: input.offerId }),
    freezeOrder(trx, ctx, { order, buyer, snapshot, photo: forSale.photo, first: ACCEPTED }),
    // Kept only with a submission: an order that was never one has nobody to forget.
    (coBuyer !== null || order.submittedAt !== null) &&
      recordCoBuyer(trx, ctx, { orderId: order.id, coBuyer }),
    ctx.acceptedOfferNews.offerAccepted(trx, ctx, { order, offer: chosen.offer, coBuyer }),
  ]);
  return accepted;
}

/** The deal with an offer, which must be what the buyer saw, for the car that they applied for. */
function pricedAsSeen(
  ctx: CheckoutContext,
  {
    order,
    forSale,
    offer,
    input,
  }: {
    readonly order: Order;
    readonly forSale: SaleOfDraft;
    readonly offer: LenderOffer;
    readonly input: AcceptOfferInput;
  },
): OrderSnapshot {
  const applied = order.snapshot;
  const ofCar = carChanges(applied, forSale);
  if (isOtherCar(applied.vehicle, forSale.vehicle)) throw offerForOtherCar(ofCar);
  const snapshot = priceWithOffer(ctx, { order, forSale, offer });
  if (!snapshot) throw offerGone();
  if (termsDigest(snapshot) === input.termsDigest) return snapshot;
  const { amountDueCents } = snapshot;
  throw offerChanged({ amountDueCents, changes: { ...ofCar, ...lineChanges(applied, snapshot) } });
}
