import type { OrderView } from "../domain/order-view.ts";
import type { OrdersContext } from "./orders-context.ts";
import { orderNotFound, requireOwnedOrder } from "./find-order-for-step.ts";
import { viewOrders } from "./view-orders.ts";

/**
 * The buyer's own order (API-01).
 * @throws AppError unauthenticated; not-found `order.notFound` for unknown and foreign orders alike.
 */
export async function getOrder(
  ctx: OrdersContext,
  input: { readonly orderNumber: string },
): Promise<OrderView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const [view] = await viewOrders(trx, ctx, [order]);
    if (!view) throw orderNotFound(ctx);
    return view;
  });
}
