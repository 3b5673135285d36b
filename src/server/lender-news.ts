import { acceptedOfferMoved } from "#modules/credit-decisions/server/accepted-offer-moved.ts";
import { onLenderAnswered } from "#modules/credit/server/on-lender-answered.ts";
import { SIGNING_DOCUMENTS_COMPLETE } from "#modules/documents/server/record-progress.ts";
import type { LenderNews } from "#modules/lenders/server/lenders-context.ts";
import { lockOrderWithBuyer, type OrderWithBuyer } from "#modules/orders/server/drafts/buyer-details.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { applicationNews } from "./application-news.ts";

/** Who hears that a lender answered: whoever owns the application. */
export const lenderNews: LenderNews = {
  holdOrder: (trx, ctx, { orderId }) => lockOrderWithBuyer(trx, ctx, { id: orderId }),
  async onLenderAnswered(trx, ctx, { heldOrder, ...news }) {
    const { order, buyer } = heldOrder as OrderWithBuyer;
    await onLenderAnswered(trx, ctx, {
      order,
      news,
      tell: (answered) => applicationNews(trx, ctx, { ...answered, buyer }),
    });
  },
  async onAcceptedOffer(trx, ctx, { heldOrder, lenderId, effect }) {
    const { order } = heldOrder as OrderWithBuyer;
    await acceptedOfferMoved(trx, ctx, { order, lenderId, effect });
    // Its contract waited; where documents are missing still, nothing comes of it.
    if (effect === "stands-again")
      await enqueueJob(trx, ctx, { kind: SIGNING_DOCUMENTS_COMPLETE, payload: { orderId: order.id } });
  },
};
