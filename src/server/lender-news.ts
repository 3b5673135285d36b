import { onLenderAnswered } from "#modules/credit/server/on-lender-answered.ts";
import type { LenderNews } from "#modules/lenders/server/lenders-context.ts";

/** Who hears that a lender answered: whoever owns the application. */
export const lenderNews: LenderNews = {
  async onLenderAnswered(trx, ctx, news) {
    await onLenderAnswered(trx, ctx, news);
  },
};
