import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import {
  isApplicationOver,
  isApplicationPending,
} from "#modules/orders/domain/states/is-application-pending.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { findOwnOrders, lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { dealOf, priceDraft } from "./quote/price-draft.ts";
import { findSaleOfDraft } from "./quote/sale-of-draft.ts";
import { tradeForOrder } from "./quote/trade-for-order.ts";

interface ChangedTrade {
  readonly accountId: string;
  readonly tradeInId: string;
}

/**
 * Prices the drafts anew that count a trade-in whose payoff or offer is another now, without it where no offer stands, as
 * after its owner canceled it on another device. What lenders decide by and what was submitted
 * stays as it was agreed to; a draft that is no longer possible says so when it is opened or submitted. Repeatable.
 */
export async function repriceTradeIn(ctx: CheckoutContext, changed: ChangedTrade): Promise<void> {
  const owner: Actor = { kind: "account", accountId: changed.accountId, sessionId: "payoff" };
  const theirs = { ...ctx, actor: owner };
  const orders = await ctx.db.transaction((trx) => findOwnOrders(trx, theirs));
  for (const order of orders)
    if (countsTrade(order, changed.tradeInId)) await repriceOne(theirs, order, changed);
}

async function repriceOne(ctx: CheckoutContext, { orderNumber }: Order, changed: ChangedTrade) {
  try {
    await ctx.db.transaction(async (trx) => {
      const order = await lockOwnedOrder(trx, ctx, orderNumber);
      const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
      if (!countsTrade(order, changed.tradeInId) || !forSale) return;
      const standing = await tradeForOrder(trx, ctx, order);
      const { trade: _, ...without } = dealOf(order);
      const deal = standing?.tradeInId === changed.tradeInId ? { ...without, trade: standing } : without;
      const snapshot = priceDraft(ctx, { forSale, delivery: order.snapshot.delivery, deal });
      await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    ctx.log.info("a draft keeps its price", { error: error.name });
  }
}

function countsTrade({ orderStatus, dealStatus, snapshot }: Order, tradeInId: string): boolean {
  const isOpen = isInCart(orderStatus) && !isApplicationPending(dealStatus);
  return isOpen && !isApplicationOver(dealStatus) && snapshot.tradeIn?.tradeInId === tradeInId;
}
