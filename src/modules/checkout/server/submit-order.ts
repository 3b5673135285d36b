import { isDeepStrictEqual } from "node:util";
import { readAccountPhone } from "#modules/profile/server/account-phone.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { PromisedPayments } from "#modules/pricing/domain/promised-payment.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import {
  type OrderWithBuyer,
  requireOwnedOrderWithBuyer,
  saveDraft,
} from "#modules/orders/server/drafts/buyer-details.ts";
import { applyTransition } from "#modules/orders/domain/states/apply-transition.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { requireAccountId, requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { keepVehicleUntil } from "#modules/orders/server/drafts/keep-vehicle-until.ts";
import { termsDigest } from "#modules/orders/server/drafts/terms-digest.ts";
import { moveOrder } from "#modules/orders/server/transition-order.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import { isNotAsked } from "#modules/lenders/domain/is-sent-nowhere.ts";
import { takeUse } from "#modules/promo-codes/server/promo-uses.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import {
  carChanges,
  type DealChanges,
  lineChanges,
  paymentChanges,
} from "#modules/deal-drafts/domain/deal-changes.ts";
import {
  orderCanceled,
  priceChanged,
  submittedOtherwise,
  vehicleUnavailable,
} from "#modules/deal-drafts/server/checkout-errors.ts";
import { checkBuyer } from "./internal/check-buyer.ts";
import { freezeOrder, requireHold } from "./freeze-order.ts";
import { applicationHoldEnd } from "./hold-end.ts";
import { requireEditable } from "#modules/deal-drafts/server/lock-draft.ts";
import { isTakenTwice } from "./is-taken-twice.ts";
import { notifyDecision } from "./notify-decision.ts";
import { viewOfDraft } from "#modules/deal-drafts/server/quote/view-of-draft.ts";
import { takeTradeIn } from "./internal/take-trade-in.ts";
import { tradeForOrder } from "#modules/deal-drafts/server/quote/trade-for-order.ts";
import { dealOf, priceDraft } from "#modules/deal-drafts/server/quote/price-draft.ts";
import { findSaleOfOwnDraft, type SaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";

interface SubmitOrderInput {
  readonly orderNumber: string;
  /** The total the buyer agreed to; another total is answered, not submitted. */
  readonly amountDueCents?: Cents | undefined;
  /** All the terms the buyer agreed to, by `receipt.termsDigest`. */
  readonly termsDigest?: string | undefined;
  /** The caller means an application: what only one needs is read together with the order. */
  readonly isApplication?: boolean;
  /** Of credit: the buyer knows that an application for this order went out before, and applies anew. */
  readonly appliesAgain?: boolean | undefined;
}

type Outcome =
  | { readonly kind: "submitted"; readonly order: OrderView | undefined }
  | {
      readonly kind: "price-changed";
      readonly amountDueCents: Cents;
      readonly isTotalNew: boolean;
      readonly changes: DealChanges;
    };

/**
 * Buys: freezes the snapshot and takes the vehicle off the market, in one transaction (CART-06, promises 1 and 2). With
 * a loan or lease it sends the application: the deal waits for lenders (DPEN) and the order stays a draft. Submitting
 * again answers the same, unchanged.
 * @throws AppError not-found `order.notFound`; invalid `order.detailsIncomplete`,
 * `credit.applicationIncomplete`, `deal.notPossible`; conflict `hold.expired`,
 * `vehicle.unavailable`, `vehicle.notPriced`, `order.priceChanged` (the draft then has the new price), `order.canceled`,
 * `order.submittedOtherwise`, `credit.appliesAgain` (nothing is sent and nothing of the draft changes)
 */
export async function submitOrder(ctx: CheckoutContext, input: SubmitOrderInput): Promise<OrderView> {
  const outcome = await ctx.db
    .transaction((trx) => submitOnce(trx, ctx, input))
    .catch((error: unknown) => {
      // The second lock: the unique index of active orders per vehicle.
      throw isTakenTwice(error) ? vehicleUnavailable() : error;
    });
  // Thrown only now, because the draft's new price is to stay.
  if (outcome.kind === "price-changed") throw priceChanged(ctx, outcome);
  if (!outcome.order) throw vehicleUnavailable();
  // Search needs no word: the vehicle was already Sale Pending while it was held.
  return outcome.order;
}

async function submitOnce(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  input: SubmitOrderInput,
): Promise<Outcome> {
  const { found, forSale, promised } = await readToSubmit(trx, ctx, input);
  if (found.order.orderStatus === "CANCELED") throw orderCanceled();
  if (!isInCart(found.order.orderStatus) || isApplicationPending(found.order.dealStatus))
    return submittedBefore(trx, ctx, { order: found.order, agreed: input.termsDigest });
  const order = await requireEditable(trx, ctx, found.order);
  const agreedPhone = await agreedPhoneOf(trx, ctx, found);
  const { delivery: chosen, funding } = order.snapshot;
  const { option } = chosen;
  const buyer = checkBuyer(ctx, { draft: found.buyer, option, agreedPhone, funding });
  requireHold(ctx, order, forSale);
  const delivery = { option, zipCode: buyer.zipCode };
  const deal = await withPromoLeft(trx, ctx, { order, deal: await withStandingTrade(trx, ctx, order) });
  const priced = priceDraft(ctx, { forSale, delivery, deal });
  // Of the stored one the terms have been digested already.
  const snapshot = isDeepStrictEqual(order.snapshot, priced) ? order.snapshot : priced;
  const changed = whatChanged({ shown: order.snapshot, snapshot, input });
  if (changed !== undefined) {
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    return changed;
  }
  const { tradeIn } = snapshot;
  if (tradeIn) await takeTradeIn(trx, ctx, { orderId: order.id, tradeIn });
  if (dealRules(order.dealType).hasLender) {
    const application = { order, buyer: found.buyer, snapshot, forSale, promised, ...input };
    return { kind: "submitted", order: await apply(trx, ctx, application) };
  }
  const frozen = { order, buyer: found.buyer, snapshot, photo: forSale.photo };
  const [submitted] = await Promise.all([
    freezeOrder(trx, ctx, { ...frozen, forgetsCar: !tradeIn }),
    ctx.buyerScreening.orderSubmitted(trx, ctx, { orderId: order.id, buyer }),
  ]);
  return { kind: "submitted", order: submitted };
}

interface ReadToSubmit {
  readonly found: OrderWithBuyer;
  readonly forSale: SaleOfDraft | undefined;
  /** Undefined while nobody has asked. */
  readonly promised: PromisedPayments | null | undefined;
}

/** Sent together, and done in this sequence: the vehicle is looked up once the order is ours. */
async function readToSubmit(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { orderNumber, isApplication = false }: Pick<SubmitOrderInput, "orderNumber" | "isApplication">,
): Promise<ReadToSubmit> {
  const accountId = requireAccountId(ctx);
  const own = { orderNumber, accountId, lock: true };
  const order = requireOwnedOrderWithBuyer(trx, ctx, own);
  const sale = findSaleOfOwnDraft(trx, ctx, own);
  const [found, forSale, promised] = await Promise.all([
    order,
    sale,
    isApplication ? ctx.promisedPayments.promisedFor(trx, ctx, { accountId, forSale: sale }) : undefined,
  ]);
  return { found, forSale, promised };
}

/** An offer for the trade-in that ended, or changed, changes the total: the buyer agrees again (TRADE-06). */
async function withStandingTrade(trx: TenantTransaction, ctx: CheckoutContext, order: Order) {
  const { trade, ...deal } = dealOf(order);
  const standing = trade && (await tradeForOrder(trx, ctx, order));
  return standing?.tradeInId === trade?.tradeInId && standing ? { ...deal, trade: standing } : deal;
}

/** A code whose last use is gone is no part of the deal: the buyer agrees again (OP-40). */
async function withPromoLeft(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, deal }: { readonly order: Order; readonly deal: ReturnType<typeof dealOf> },
): Promise<ReturnType<typeof dealOf>> {
  const { promoCode: typed, ...rest } = deal;
  if (typed === undefined) return deal;
  const { id: orderId, accountId } = order;
  return (await takeUse(trx, ctx, { typed, accountId, orderId })) ? deal : rest;
}

/** Undefined while the draft is what the buyer agreed to, in every line and term (promise 6). */
function whatChanged({
  shown,
  snapshot,
  input,
}: {
  readonly shown: OrderSnapshot;
  readonly snapshot: OrderSnapshot;
  readonly input: SubmitOrderInput;
}): Extract<Outcome, { kind: "price-changed" }> | undefined {
  const { amountDueCents } = snapshot;
  const isTotalNew = [shown.amountDueCents, input.amountDueCents ?? amountDueCents].some(
    (cents) => cents !== amountDueCents,
  );
  const digest = termsDigest(snapshot);
  const isSame = !isTotalNew && digest === termsDigest(shown) && digest === (input.termsDigest ?? digest);
  if (isSame) return undefined;
  const changes = {
    ...carChanges(shown, snapshot),
    ...lineChanges(shown, snapshot),
    ...paymentChanges(shown, snapshot),
  };
  return { kind: "price-changed", amountDueCents, isTotalNew, changes };
}

/** Looked up only where the draft carries no consent of its own. */
async function agreedPhoneOf(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, buyer }: OrderWithBuyer,
): Promise<string | undefined> {
  return buyer.phoneConsent === true ? undefined : readAccountPhone(trx, ctx, order.accountId);
}

interface ApplyInput {
  readonly order: Order;
  readonly buyer: BuyerDraft;
  readonly snapshot: OrderSnapshot;
  readonly forSale: SaleOfDraft;
  readonly promised: ReadToSubmit["promised"];
  readonly appliesAgain?: boolean | undefined;
}

const SENT = english("Application submitted");
const SENT_AGAIN = english("Application submitted again");

/** Sends the application with the draft as it is priced now; the order stays a draft until an offer is accepted. */
async function apply(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order: draft, buyer, snapshot: priced, forSale, promised: asked, appliesAgain }: ApplyInput,
): Promise<OrderView | undefined> {
  const { accountId } = draft;
  const shown =
    asked === undefined ? await ctx.promisedPayments.promisedFor(trx, ctx, { accountId, forSale }) : asked;
  const promised = (priced.worksheet?.lease ? shown?.lease : shown?.loan) ?? null;
  const snapshot = promised === null ? priced : { ...priced, promised };
  if (!isDeepStrictEqual(draft.snapshot, snapshot))
    await saveDraft(trx, ctx, { orderId: draft.id, snapshot });
  const until = applicationHoldEnd(ctx);
  const before = { ...draft, snapshot };
  const isAgain = appliesAgain === true && (await wasSentBefore(trx, ctx, draft));
  const move = { dealStatus: "DPEN", actor: "buyer", reason: isAgain ? SENT_AGAIN : SENT } as const;
  const order = applyTransition(before, move, ctx.clock.now().toISOString());
  // In this sequence on one connection: whoever is asked with the application finds the deal moved and its news noted.
  const [, , , { hasMoved }] = await Promise.all([
    moveOrder(trx, ctx, { order: before, ...move, forgetsCar: !snapshot.tradeIn }),
    keepVehicleUntil(trx, ctx, { order: draft, until }),
    notifyDecision(trx, ctx, { order: before, buyer, news: isAgain ? "received-again" : "received" }),
    ctx.credit.submitApplication(trx, ctx, { order, forSale, appliesAgain }),
  ]);
  if (!hasMoved) return viewOfApplied(ctx, { order, forSale, until });
  const [view] = await viewOrders(trx, ctx, [await requireOrder(trx, ctx, { id: order.id })]);
  return view;
}

/** Some lender was asked about this order before: who says that they apply again may be wrong. */
async function wasSentBefore(trx: TenantTransaction, ctx: CheckoutContext, order: Order): Promise<boolean> {
  return (await ctx.credit.readAnswers(trx, ctx, order)).some((answer) => !isNotAsked(answer));
}

/** The order with its vehicle as this transaction left it: its row is ours. */
function viewOfApplied(
  ctx: CheckoutContext,
  { order, forSale, until }: { readonly order: Order; readonly forSale: SaleOfDraft; readonly until: Date },
): OrderView {
  const { holdExpiresAt } = forSale;
  const end = holdExpiresAt !== null && holdExpiresAt > until ? holdExpiresAt : until;
  return viewOfDraft(ctx, order, { ...forSale, holdExpiresAt: end });
}

/**
 * Submitting again answers what was submitted. Other terms, e.g. of an old page in another window, were not: an order
 * whose terms a lender's offer has replaced since cannot say.
 */
async function submittedBefore(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, agreed }: { readonly order: Order; readonly agreed: string | undefined },
): Promise<Outcome> {
  const isReplaced = dealRules(order.dealType).hasLender && !isInCart(order.orderStatus);
  if (!isReplaced && agreed !== undefined && agreed !== termsDigest(order.snapshot))
    throw submittedOtherwise();
  const [view] = await viewOrders(trx, ctx, [order]);
  return { kind: "submitted", order: view };
}
