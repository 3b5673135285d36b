import { createOrder } from "#modules/checkout/server/create-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { DEFAULT_DEAL_TYPE, OFFERED_DEAL_TYPES } from "#modules/orders/domain/offered-deal-types.ts";
import { isOfferTakenBack } from "#modules/orders/domain/states/offer-standing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { isContractAtLender } from "#modules/orders/domain/states/lender-path.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
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
 * order ends like one that is canceled, money included, and the same car, choices and details begin a draft in which
 * everything can be chosen. Asked again, or after a crash between the two, it answers that draft.
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
  if (!made.isNew) return made.order;
  return (await updateOrder(ctx, { orderNumber: made.order.orderNumber, buyer })).order;
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
      message: english("There is nothing to choose again: this order goes on as it is."),
    });
  if (order.orderStatus !== "CANCELED") await cancelOrder(trx, ctx, { order, cause: CAUSE });
  return { order, buyer };
}
