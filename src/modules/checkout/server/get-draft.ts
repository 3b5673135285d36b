import { requireOwnedOrderWithBuyer } from "#modules/orders/server/drafts/buyer-details.ts";
import { orderNotFound } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { readLast } from "#platform/server/database/transactions/transaction-end.ts";
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
  const read = async (trx: TenantTransaction): Promise<DraftView> => {
    const { order, buyer } = await requireOwnedOrderWithBuyer(trx, ctx, { ...input, lock: false });
    const [view] = await readLast(trx, () => viewOrders(trx, ctx, [order]));
    if (!view) throw orderNotFound(ctx);
    return { order: view, buyer };
  };
  return ctx.db.transaction(read, { isReading: true });
}
