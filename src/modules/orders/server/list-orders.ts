import type { OrderListView } from "../domain/order-view.ts";
import { cartOrders, orderCounts, visibleOrders } from "../domain/visible-orders.ts";
import { findOrdersOfAccount } from "./internal/orders-repo.ts";
import type { OrdersContext } from "./orders-context.ts";
import { requireAccountId } from "./find-order-for-step.ts";
import { viewOrders } from "./view-orders.ts";

/**
 * The buyer's cart and listed orders, each oldest first, with the header's counts (ORD-04, OP-48).
 * @throws AppError unauthenticated.
 */
export async function listOrders(ctx: OrdersContext): Promise<OrderListView> {
  const accountId = requireAccountId(ctx);
  return ctx.db.transaction(async (trx) => {
    const orders = await findOrdersOfAccount(trx, ctx, { accountId });
    const views = await viewOrders(trx, ctx, orders);
    return { cart: cartOrders(views), orders: visibleOrders(views), counts: orderCounts(views) };
  });
}
