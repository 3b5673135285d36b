import type { Order } from "#modules/orders/domain/order.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { offerOfAccount } from "#modules/trade-in/server/offer-of-account.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "../checkout-context.ts";

/** The offer for a trade-in that stands for an order; null without one, and for a car that another order has. */
export function tradeForOrder(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { id: orderId, accountId }: Pick<Order, "id" | "accountId">,
): ReturnType<typeof offerOfAccount> {
  const isLive = async (id: string): Promise<boolean> => {
    const { orderStatus, dealStatus } = await requireOrder(trx, ctx, { id });
    const isOpen = isInCart(orderStatus) && !isApplicationPending(dealStatus);
    return orderStatus !== "CANCELED" && !isOpen;
  };
  return offerOfAccount(trx, ctx, { accountId, orderId, isLive });
}
