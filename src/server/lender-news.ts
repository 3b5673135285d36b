import { onLenderAnswered } from "#modules/credit/server/on-lender-answered.ts";
import type { LenderNews } from "#modules/lenders/server/lenders-context.ts";
import { applicationNews } from "./application-news.ts";

/** Who hears that a lender answered: whoever owns the application. */
export const lenderNews: LenderNews = {
  async onLenderAnswered(trx, ctx, news) {
    const moved = await onLenderAnswered(trx, ctx, news);
    if (moved === null) await applicationNews.answered(trx, ctx, news);
    else await applicationNews.changed(trx, ctx, moved);
  },
};
