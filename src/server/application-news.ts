import { lastOfferEnd, newsOf } from "#modules/checkout/domain/decision-news.ts";
import { followOffers } from "#modules/checkout/server/follow-offers.ts";
import { notifyDecision } from "#modules/checkout/server/notify-decision.ts";
import { readAnswers } from "#modules/credit/server/credit-port.ts";
import type { DealMoved } from "#modules/credit/server/on-lender-answered.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Who hears of lenders' answers, in their transaction. */
interface ApplicationNews {
  /** The answers so far moved the deal. */
  changed(trx: TenantTransaction, ctx: LendersContext, moved: DealMoved): Promise<void>;
  /** One more answer to a deal that stays where it is. */
  answered(trx: TenantTransaction, ctx: LendersContext, news: { readonly orderId: string }): Promise<void>;
}

/** CRED-09: its buyer is written to, and its offers are followed until they end. */
export const applicationNews: ApplicationNews = {
  async changed(trx, ctx, { order, to }) {
    const now = ctx.clock.now().toISOString();
    const answers = await readAnswers(trx, ctx, order);
    const news = newsOf(to, { answers, now });
    const until = lastOfferEnd(answers, now);
    if (news !== undefined) await notifyDecision(trx, ctx, { order, news, until });
    if (to === "LNSEL" && until !== undefined) await followOffers(trx, ctx, { orderId: order.id, until });
  },
  // A lender that takes the deal as it is, after others that changed it; every news is told once.
  async answered(trx, ctx, { orderId }) {
    const order = await requireOrder(trx, ctx, { id: orderId });
    if (order.dealStatus !== "LNSEL") return;
    const now = ctx.clock.now().toISOString();
    const answers = await readAnswers(trx, ctx, order);
    if (newsOf(order.dealStatus, { answers, now }) !== "offers") return;
    await notifyDecision(trx, ctx, { order, news: "offers", until: lastOfferEnd(answers, now) });
  },
};
