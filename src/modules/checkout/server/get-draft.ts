import { requireOwnedOrderWithBuyer } from "#modules/orders/server/drafts/buyer-details.ts";
import { orderNotFound } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { DraftView } from "./update-order.ts";

/**
 * An order with the buyer's own details, for the checkout's forms. Any status, so that a late reload still shows it.
 * @throws AppError not-found `order.notFound`
 */
export async function getDraft(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<DraftView> {
  return ctx.db.transaction(async (trx) => {
    const { order, buyer } = await requireOwnedOrderWithBuyer(trx, ctx, { ...input, lock: false });
    const [view] = await viewOrders(trx, ctx, [order]);
    if (!view) throw orderNotFound(ctx);
    return { order: view, buyer };
  });
}
