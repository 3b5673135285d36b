import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { untilAnswersCame } from "#modules/orders/server/drafts/expected-answers.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { termsDigest } from "#modules/orders/server/drafts/terms-digest.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { readLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { DecisionState, DecisionView, OfferView } from "../domain/decision-view.ts";
import { lenderView } from "../domain/lender-view.ts";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import { didRunOut } from "../domain/why-ended.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { viewOfDraft } from "#modules/deal-drafts/server/quote/view-of-draft.ts";
import {
  priceWithOffer,
  type StandingOffer,
  standingOffers,
} from "#modules/deal-drafts/server/quote/standing-offer.ts";

const STATES: Readonly<Partial<Record<DealStatus, DecisionState>>> = {
  CSAV: "none",
  CFAIL: "none",
  DPEN: "waiting",
  APEN: "waiting",
  LTIM: "timed-out",
  LDEC: "declined",
  UDEC: "ended",
  LSEL: "offers",
  LNSEL: "offers",
};

/**
 * What lenders answered, each offer with the whole deal as it would be (LEND-01): the same lines and terms that accepting
 * it would freeze, and their digest. Just after a submission it waits a moment for lenders that answer at once (0723).
 * @throws AppError not-found `order.notFound`
 */
export async function readDecision(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<DecisionView> {
  await untilAnswersCame(ctx, input.orderNumber);
  const read = async (trx: TenantTransaction): Promise<DecisionView> => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const state = isInCart(order.orderStatus) ? (STATES[order.dealStatus] ?? "none") : "accepted";
    const isAsked = state !== "none" && state !== "accepted";
    // Sent together; a deal that waits is asked for again and again.
    const ask = () =>
      Promise.all([
        // Offers are priced with the vehicle, which then needs no other look.
        state === "offers" ? [] : viewOrders(trx, ctx, [order]),
        isAsked ? ctx.credit.readAnswers(trx, ctx, order) : [],
        state === "offers" ? findVehicleForSale(trx, ctx, { id: order.vehicleId }) : undefined,
      ]);
    // Of an order in the cart nothing else is asked; one that ended has its history read, one that is bought its steps.
    const isAllAsked = isAsked && state !== "ended";
    const [[seen], answers, forSale] = await (isAllAsked ? readLast(trx, ask) : ask());
    const view = state === "offers" ? viewOfDraft(ctx, order, forSale) : seen;
    if (!view) throw vehicleUnavailable();
    if (!isAsked) return { state, order: view, offers: [], lenders: [] };
    const offers = forSale ? offersOf(ctx, { order, forSale, answers }) : [];
    const hasRunOut = state === "ended" && didRunOut(await historyOf(trx, ctx, order.id));
    return { state: hasRunOut ? "ran-out" : state, order: view, offers, lenders: answers.map(lenderView) };
  };
  return ctx.db.transaction(read, { isReading: true });
}

function offersOf(
  ctx: CheckoutContext,
  deal: {
    readonly order: Order;
    readonly forSale: VehicleForSale;
    readonly answers: readonly LenderAnswer[];
  },
): OfferView[] {
  return standingOffers(ctx, deal.answers)
    .map((standing) => offerView(ctx, { ...deal, standing }))
    .filter((offer) => offer !== undefined)
    .toSorted((one, other) => one.totalCostCents - other.totalCostCents);
}

function offerView(
  ctx: CheckoutContext,
  input: { readonly order: Order; readonly forSale: VehicleForSale; readonly standing: StandingOffer },
): OfferView | undefined {
  const { offer, answer } = input.standing;
  const snapshot = priceWithOffer(ctx, { ...input, offer });
  if (!snapshot) return undefined;
  const { lines, amountDueCents, terms = null, worksheet = null } = snapshot;
  const isConditional = offer.stipulations.length > 0;
  return {
    offerId: offer.offerId,
    lenderName: answer.lenderName,
    kind: offer.counter !== null ? "counter" : isConditional ? "conditional" : "approved",
    stipulations: offer.stipulations.map(({ code }) => code),
    counter: offer.counter,
    expiresAt: answer.expiresAt ?? "",
    lines,
    amountDueCents,
    terms,
    worksheet,
    totalCostCents: totalCost(snapshot),
    termsDigest: termsDigest(snapshot),
  };
}
