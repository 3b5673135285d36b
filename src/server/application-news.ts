import { lastOfferEnd, newsOf } from "#modules/checkout/domain/decision-news.ts";
import { followOffers } from "#modules/credit-decisions/server/follow-offers.ts";
import { notifyDecision } from "#modules/checkout/server/notify-decision.ts";
import type { DealAnswered } from "#modules/credit/server/on-lender-answered.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { isSoldElsewhere } from "#modules/orders/server/drafts/is-sold-elsewhere.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/**
 * CRED-09: who hears of lenders' answers, in their transaction: the buyer is written to, and offers are followed until
 * they end.
 */
export async function applicationNews(
  trx: TenantTransaction,
  ctx: LendersContext,
  { order, buyer, movedTo, answers, isKept }: DealAnswered & { readonly buyer: BuyerDraft },
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const isCarGone = !isKept && (await isSoldElsewhere(trx, ctx, order));
  const news = newsOf(movedTo ?? order.dealStatus, { answers, now, isCarGone });
  const until = lastOfferEnd(answers, now);
  // Of a deal that stays, one news is left: a lender takes it as it is, after others that changed it. Told once.
  const isNews = movedTo !== null || (order.dealStatus === "LNSEL" && news === "offers");
  if (news !== undefined && isNews) await notifyDecision(trx, ctx, { order, buyer, news, until });
  if (movedTo === "LNSEL" && until !== undefined) await followOffers(trx, ctx, { orderId: order.id, until });
}
