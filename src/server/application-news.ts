import { lastOfferEnd, newsOf } from "#modules/checkout/domain/decision-news.ts";
import { applicationHoldEnd } from "#modules/checkout/server/hold-end.ts";
import { followOffers } from "#modules/credit-decisions/server/follow-offers.ts";
import { notifyDecision } from "#modules/checkout/server/notify-decision.ts";
import type { DealAnswered } from "#modules/credit/server/on-lender-answered.ts";
import { shortenVehicleHold } from "#modules/inventory/server/vehicle-holds.ts";
import type { DealStatus } from "#modules/orders/domain/order.ts";
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
  { order, buyer, movedTo, answers, isKept, isOfferTakenBack }: DealAnswered & { readonly buyer: BuyerDraft },
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const isCarGone = !isKept && (await isSoldElsewhere(trx, ctx, order));
  const news = newsOf(movedTo ?? order.dealStatus, { answers, now, isCarGone, isOfferTakenBack });
  const until = lastOfferEnd(answers, now);
  // Of a deal that stays, one news is left: a lender takes it as it is, after others that changed it. Told once.
  const isNews = movedTo !== null || (order.dealStatus === "LNSEL" && news === "offers");
  if (news !== undefined && isNews) await notifyDecision(trx, ctx, { order, buyer, news, until });
  if (movedTo === "LNSEL" && until !== undefined) await followOffers(trx, ctx, { orderId: order.id, until });
  if (isOfferTakenBack) await offerTakenBack(trx, ctx, { order, buyer, movedTo, until });
}

/** The car isn't kept for an offer that is gone, and whoever compares offers hears that there is one less. */
async function offerTakenBack(
  trx: TenantTransaction,
  ctx: LendersContext,
  {
    order,
    buyer,
    movedTo,
    until,
  }: Pick<DealAnswered, "order" | "movedTo"> & {
    readonly buyer: BuyerDraft;
    readonly until: string | undefined;
  },
): Promise<void> {
  const { id: orderId, vehicleId, dealStatus } = order;
  if (movedTo === "LDEC")
    return shortenVehicleHold(trx, ctx, { vehicleId, orderId, expiresAt: applicationHoldEnd(ctx) });
  if (movedTo !== null || until === undefined || !OFFERED.includes(dealStatus)) return;
  // The last one that is left may end earlier than the one that is gone.
  await followOffers(trx, ctx, { orderId, until });
  await notifyDecision(trx, ctx, { order, buyer, news: "one-taken-back", until });
}

const OFFERED: readonly DealStatus[] = ["LNSEL", "LSEL"];
