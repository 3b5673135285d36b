import { onLenderAnswered } from "#modules/credit/server/on-lender-answered.ts";
import type { LenderNews } from "#modules/lenders/server/lenders-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { applicationNews } from "./application-news.ts";

/** Who hears that a lender answered: whoever owns the application. */
export const lenderNews: LenderNews = {
  holdOrder: (trx, ctx, { orderId }) => requireOrder(trx, ctx, { id: orderId, lock: true }),
  async onLenderAnswered(trx, ctx, { heldOrder, ...news }) {
    const answered = await onLenderAnswered(trx, ctx, { order: heldOrder as Order, news });
    if (answered !== null) await applicationNews(trx, ctx, answered);
  },
};
