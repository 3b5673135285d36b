import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { listAnswers } from "#modules/lenders/server/list-answers.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { findApplication } from "./internal/application-repo.ts";

/** Where each lender of an order's application stands, for whoever plays them; nothing of the applicants. */
export async function listLenderRequests(
  ctx: LendersContext,
  { orderNumber }: { readonly orderNumber: string },
) {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { orderNumber });
    const application = await findApplication(trx, ctx, { orderId: order.id });
    const standings = application ? await listAnswers(trx, ctx, { applicationId: application.id }) : [];
    return {
      dealStatus: order.dealStatus,
      version: application?.version ?? 0,
      requests: standings.map(({ requestId, lenderName, state, dueAt, answer }) => ({
        requestId,
        lenderName,
        state,
        dueAt,
        offers: answer?.offers.length ?? 0,
        reasons: (answer?.reasons ?? []).map(({ code }) => REASON_TEXTS[code]),
      })),
    };
  });
}
