import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { NOTICE_TITLES } from "../domain/letter-of.ts";
import type { NoticeKind } from "../domain/owed-notice.ts";
import { findSentToPrimary } from "./internal/notice-repo.ts";
import type { ReadersContext } from "./notices-context.ts";

interface SentNotice {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  /** In the reader's language. */
  readonly title: string;
  /** ISO instant. */
  readonly sentAt: string;
}

/**
 * The letters that the order's owner was sent, newest first; those to the joint applicant are their own.
 * @throws AppError unauthenticated; not-found `order.notFound`
 */
export async function listNotices(
  ctx: ReadersContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<{ readonly notices: readonly SentNotice[] }> {
  const t = textOf(ctx.tenant);
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, orderNumber);
    const applicationId = await ctx.letterReaders.applicationOf(trx, ctx, { orderId: order.id });
    if (applicationId === undefined) return { notices: [] };
    const rows = await findSentToPrimary(trx, ctx, { applicationId });
    return {
      notices: rows.flatMap(({ id: noticeId, kind, sent_at: sentAt }) =>
        sentAt ? [{ noticeId, kind, title: t(NOTICE_TITLES[kind]), sentAt: sentAt.toISOString() }] : [],
      ),
    };
  });
}
