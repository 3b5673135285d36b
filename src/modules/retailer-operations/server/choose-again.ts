import { createOrder } from "#modules/checkout/server/create-order.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { setTradeIn } from "#modules/deal-drafts/server/set-trade-in.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { DEFAULT_DEAL_TYPE, OFFERED_DEAL_TYPES } from "#modules/orders/domain/offered-deal-types.ts";
import { isOfferTakenBack } from "#modules/orders/domain/states/offer-standing.ts";
import type { Order, OrderTradeIn } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { isContractAtLender } from "#modules/orders/domain/states/lender-path.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError, isAppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import { cancelOrder } from "./cancel-order.ts";
import type { RetailerContext } from "./retailer-context.ts";

type Context = RetailerContext & CheckoutContext;

const CAUSE = {
  actor: "buyer",
  reason: english("You chose another way to pay, because your lender took its offer back."),
};

/**
 * LEND-02: the lender of an order's accepted offer took it back. Table D knows no way from there to another offer, so this
 * order ends like one that is canceled, money included, and the same car, choices, details and, where its offer stands,
 * trade-in begin a draft in which everything can be chosen. Asked again it answers that draft; after a crash anywhere
 * between it goes on from there.
 * @returns the draft
 * @throws AppError not-found `order.notFound`; conflict `order.offerStands`, and as `createOrder`
 */
export async function chooseAgain(ctx: Context, input: { readonly orderNumber: string }): Promise<OrderView> {
  const { order, buyer } = await ctx.db.transaction((trx) => end(trx, ctx, input.orderNumber));
  const { choices, delivery } = order.snapshot;
  const made = await createOrder(ctx, {
    vehicleKey: order.vehicleId,
    dealType: OFFERED_DEAL_TYPES.find((type) => type === order.dealType) ?? DEFAULT_DEAL_TYPE,
    ...(choices && { choices }),
    zipCode: delivery.zipCode,
    deliveryOption: delivery.option,
  });
  const { orderNumber } = made.order;
  // Details come last: where they are, everything is, and what was changed since stays.
  if (!made.isNew && (await hasDetails(ctx, orderNumber))) return made.order;
  if (order.snapshot.tradeIn) await carryOver(ctx, orderNumber, order.snapshot.tradeIn);
  return (await updateOrder(ctx, { orderNumber, buyer })).order;
}

async function hasDetails(ctx: Context, orderNumber: string): Promise<boolean> {
  const { buyer } = await getDraft(ctx, { orderNumber });
  return Object.keys(buyer).length > 0;
}

/** Reasons for a draft without the trade-in: its step says what can be done. */
const WITHOUT_TRADE = ["tradeIn.noOffer", "tradeIn.payoffNeeded", "deal.notPossible"];

/** The offer for the same car, as it stands now. */
async function carryOver(ctx: Context, orderNumber: string, { tradeInId }: OrderTradeIn): Promise<void> {
  try {
    const { tradeIn } = await setTradeIn(ctx, { orderNumber, use: true });
    // The account keeps an offer for another car by now.
    if (tradeIn?.tradeInId !== tradeInId) await setTradeIn(ctx, { orderNumber, use: false });
  } catch (error) {
    if (!isAppError(error) || !WITHOUT_TRADE.includes(error.details.code)) throw error;
    ctx.log.info("a draft begins without its trade-in", { code: error.details.code });
  }
}

async function end(
  trx: TenantTransaction,
  ctx: Context,
  orderNumber: string,
): Promise<{ readonly order: Order; readonly buyer: BuyerDraft }> {
  const order = await lockOwnedOrder(trx, ctx, orderNumber);
  const [history, buyer] = await Promise.all([
    historyOf(trx, ctx, order.id),
    getBuyerDetails(trx, ctx, order.id),
  ]);
  const isOver = isOrderOver(order.orderStatus) && order.orderStatus !== "CANCELED";
  const mayChoose = isOfferTakenBack(history) && !isOver && !isContractAtLender(order.dealStatus);
  if (!mayChoose)
    throw new AppError("conflict", {
      code: "order.offerStands",
      message: english("There is nothing to choose: this order goes ahead as it is."),
    });
  if (order.orderStatus !== "CANCELED") await cancelOrder(trx, ctx, { order, cause: CAUSE });
  return { order, buyer };
}
