import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import { lockOrderOfDocument } from "./internal/require-owned-deal.ts";
import { recordProgress } from "./record-progress.ts";

/** What is asked for became less without an upload: the step may be complete now. Repeatable. */
export async function recheckDocuments(
  ctx: DocumentsReadContext,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const order = await lockOrderOfDocument(trx, ctx, orderId);
    if (!isInCart(order.orderStatus)) await recordProgress(trx, ctx, order);
  });
}
