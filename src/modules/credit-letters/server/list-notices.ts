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
  /** It answers an application before the one that counts now. */
  readonly isEarlier: boolean;
  /** ISO instant at which the application was sent that it answers; null where that is no longer kept. */
  readonly appliedAt: string | null;
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
    const application = await ctx.letterReaders.applicationOf(trx, ctx, { orderId: order.id });
    if (application === undefined) return { notices: [] };
    const of = { applicationId: application.id };
    const [rows, sendings] = await Promise.all([
      findSentToPrimary(trx, ctx, of),
      ctx.letterReaders.sendingsOf(trx, ctx, of),
    ]);
    return {
      notices: rows.flatMap(({ id: noticeId, kind, sent_at: sentAt, application_version: version }) =>
        sentAt === null
          ? []
          : {
              noticeId,
              kind,
              title: t(NOTICE_TITLES[kind]),
              sentAt: sentAt.toISOString(),
              isEarlier: version < application.version,
              appliedAt: sendings.get(version)?.toISOString() ?? null,
            },
      ),
    };
  });
}
