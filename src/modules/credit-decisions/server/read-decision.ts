import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { untilAnswersCame } from "#modules/orders/server/drafts/expected-answers.ts";
import { requireAccountId, requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { termsDigest } from "#modules/orders/server/drafts/terms-digest.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { readLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { DecisionState, DecisionView, OfferView, SinceApplied } from "../domain/decision-view.ts";
import { carChanges, isOtherCar } from "#modules/deal-drafts/domain/deal-changes.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { lenderView } from "../domain/lender-view.ts";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import { didRunOut } from "../domain/why-ended.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { findSaleOfOwnDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";
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

/** An order in the cart whose lenders were asked; nothing else is read of it. */
const UNDECIDED: readonly DecisionState[] = ["waiting", "timed-out", "declined", "offers"];

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
  const reading = { isReading: true };
  const seen = await ctx.db.transaction((trx) => readUndecided(trx, ctx, input), reading);
  if (seen) return seen;
  const ended = await ctx.db.transaction((trx) => readEnded(trx, ctx, input), reading);
  // It was submitted again between both looks.
  return ended ?? readDecision(ctx, input);
}

/** Of what a page that waits asks again and again, all is sent together. */
async function readUndecided(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<DecisionView | undefined> {
  const own = { orderNumber, accountId: requireAccountId(ctx) };
  const [order, answers, forSale] = await readLast(trx, () =>
    Promise.all([
      requireOwnedOrder(trx, ctx, orderNumber),
      ctx.credit.readOwnAnswers(trx, ctx, own),
      findSaleOfOwnDraft(trx, ctx, { ...own, lock: false }),
    ]),
  );
  const state = stateOf(order);
  if (!UNDECIDED.includes(state)) return undefined;
  const view = viewOfDraft(ctx, order, forSale);
  if (!view) throw vehicleUnavailable();
  const lenders = answers.map(lenderView);
  if (state !== "offers" || forSale === undefined)
    return { state, order: view, since: null, offers: [], lenders };
  const since = sinceApplied(order, forSale);
  const offers = since?.isOtherCar ? [] : offersOf(ctx, { order, forSale, answers });
  return { state, order: since ? withCarOfToday(view, forSale) : view, since, offers, lenders };
}

function sinceApplied({ snapshot }: Order, forSale: VehicleForSale): SinceApplied | null {
  const changes = carChanges(snapshot, forSale);
  const agreedCents = snapshot.lines.find(({ code }) => code === "price")?.amountCents ?? 0;
  const { priceCents } = forSale;
  const lowerPriceCents = priceCents !== null && priceCents < agreedCents ? priceCents : null;
  if (Object.keys(changes).length === 0 && lowerPriceCents === null) return null;
  return { changes, isOtherCar: isOtherCar(snapshot.vehicle, forSale.vehicle), lowerPriceCents };
}

/** Offers are for the car as the dealer describes it now: so it is shown beside them. */
function withCarOfToday(view: OrderView, { vehicle, rooftop }: VehicleForSale): OrderView {
  const { latitude: _latitude, longitude: _longitude, ...dealer } = rooftop;
  return { ...view, vehicle: { ...view.vehicle, ...vehicle }, dealer };
}

/** One that ended has its history read, one that is bought its steps; undefined where lenders are asked after all. */
async function readEnded(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<DecisionView | undefined> {
  const order = await requireOwnedOrder(trx, ctx, orderNumber);
  const state = stateOf(order);
  if (UNDECIDED.includes(state)) return undefined;
  const isAsked = state === "ended";
  const [[view], answers] = await Promise.all([
    viewOrders(trx, ctx, [order]),
    isAsked ? ctx.credit.readAnswers(trx, ctx, order) : [],
  ]);
  if (!view) throw vehicleUnavailable();
  const hasRunOut = isAsked && didRunOut(await historyOf(trx, ctx, order.id));
  const lenders = answers.map(lenderView);
  return { state: hasRunOut ? "ran-out" : state, order: view, since: null, offers: [], lenders };
}

function stateOf({ orderStatus, dealStatus }: Order): DecisionState {
  return isInCart(orderStatus) ? (STATES[dealStatus] ?? "none") : "accepted";
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
