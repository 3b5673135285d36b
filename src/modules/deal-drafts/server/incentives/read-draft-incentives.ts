import { programsReaching } from "#modules/incentives/domain/eligible-programs.ts";
import { incentiveViews } from "#modules/incentives/domain/incentive-view.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import { percentOfPpm } from "#modules/worksheet/domain/figures/rate.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { DraftIncentivesView, IncentiveWayView } from "../../domain/draft-incentives-view.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { vehicleUnavailable } from "../checkout-errors.ts";
import { dealOf, incentiveWays } from "../quote/price-draft.ts";
import { findSaleOfDraft, type SaleOfDraft } from "../quote/sale-of-draft.ts";
import type { PricedWay } from "./draft-incentives.ts";

/**
 * The programs of a draft's car, which of them count, and every lawful way to use them with its cost (PROT-05, PROT-06).
 * @throws AppError not-found `order.notFound`; conflict `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function readDraftIncentives(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<DraftIncentivesView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    const [view] = await viewOrders(trx, ctx, [order]);
    if (!forSale || !view) throw vehicleUnavailable();
    return draftIncentivesView(ctx, { order, view, forSale });
  });
}

interface Viewed {
  readonly order: Order;
  readonly view: OrderView;
  readonly forSale: SaleOfDraft;
}

/** The same for callers that hold the order. */
export function draftIncentivesView(
  ctx: CheckoutContext,
  { order, view, forSale }: Viewed,
): DraftIncentivesView {
  const { snapshot } = order;
  const {
    claims = [],
    chosen = [],
    preference = "sure",
    horizonMonths = null,
    ended = [],
  } = snapshot.incentives ?? {};
  const isOpen = isInCart(order.orderStatus) && !isApplicationPending(order.dealStatus);
  const day = localTimeOf(ctx.clock.now().getTime(), forSale.rooftop.timeZone).date;
  const place = { state: snapshot.buyerState, zipCode: snapshot.delivery.zipCode };
  const reaching = programsReaching(forSale.programs, { vehicle: forSale.vehicle, place, day });
  return {
    order: view,
    programs: (isOpen ? incentiveViews(reaching, day).programs : []).map((program) => ({
      ...program,
      isCounted: chosen.includes(program.id),
      isClaimed: claims.some(({ id }) => id === program.id),
    })),
    ways: isOpen ? waysOf(ctx, order, forSale) : [],
    preference,
    horizonMonths,
    termMonths: snapshot.terms ? termOf(snapshot.terms) : null,
    ended,
  };
}

/** Every way, whatever the buyer prefers: the alternatives stand beside what counts. */
function waysOf(ctx: CheckoutContext, ...[order, forSale]: [Order, SaleOfDraft]): IncentiveWayView[] {
  const deal = dealOf(order);
  const { incentives } = deal;
  const before = incentives ?? { counted: [], chosen: [], claims: [], ended: [] };
  const waysBy = (preference: "sure" | "best") =>
    incentiveWays(ctx, {
      forSale,
      delivery: order.snapshot.delivery,
      deal: { ...deal, incentives: { ...before, preference } },
    }).ways.map((way) => wayOf(way, before.chosen));
  const sure = waysBy("sure");
  const isNew = (way: IncentiveWayView) =>
    !sure.some(({ titles }) => titles.join("|") === way.titles.join("|"));
  return [...sure, ...waysBy("best").filter(isNew)];
}

function wayOf(way: PricedWay, chosen: readonly string[]): IncentiveWayView {
  const { support, cash, quote, costCents } = way;
  const used = [...(support === null ? [] : [support]), ...cash];
  const isRate = quote.terms?.kind === "finance" && support !== null && support.ratePpm !== null;
  return {
    isChosen: used.length === chosen.length && used.every(({ id }) => chosen.includes(id)),
    titles: used.map(({ title }) => title),
    apr: isRate ? percentOfPpm(support.ratePpm ?? 0) : null,
    cashCents: cash.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0),
    monthlyPaymentCents: quote.terms?.payment.monthlyPaymentCents ?? null,
    costCents,
  };
}

function termOf(terms: NonNullable<Order["snapshot"]["terms"]>): number {
  return terms.kind === "finance" ? terms.payment.termMonths : terms.input.termMonths;
}
