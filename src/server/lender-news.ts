import { onLenderAnswered } from "#modules/credit/server/on-lender-answered.ts";
import type { LenderNews } from "#modules/lenders/server/lenders-context.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { applicationNews } from "./application-news.ts";

/** Who hears that a lender answered: whoever owns the application. */
export const lenderNews: LenderNews = {
  async holdOrder(trx, ctx, { orderId }) {
    await requireOrder(trx, ctx, { id: orderId, lock: true });
  },
  async onLenderAnswered(trx, ctx, news) {
    const moved = await onLenderAnswered(trx, ctx, news);
    if (moved === null) await applicationNews.answered(trx, ctx, news);
    else await applicationNews.changed(trx, ctx, moved);
  },
};
