import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import { findSentToPrimary, openLetter } from "./internal/notice-repo.ts";
import type { SendingContext } from "./notices-context.ts";

/** Of one order and hour; what was drawn before does not count. */
const DRAWINGS = { bucket: "credit-notice-drawings", limit: 20, windowSeconds: 3_600 };

/**
 * One letter to the order's owner as a PDF, word by word as it was sent.
 * @throws AppError unauthenticated; not-found `order.notFound`, `credit.noticeNotFound`; limited `credit.noticeTooMany`;
 * provider-unavailable `credit.noticeBusy`
 */
export async function readNoticePdf(
  ctx: SendingContext,
  { orderNumber, noticeId }: { readonly orderNumber: string; readonly noticeId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, orderNumber);
    const application = await ctx.letterReaders.applicationOf(trx, ctx, { orderId: order.id });
    if (application === undefined) return [];
    return findSentToPrimary(trx, ctx, { applicationId: application.id, id: noticeId });
  });
  const letter = row && openLetter(ctx, row);
  if (!row?.sent_at || !letter) throw notFound();
  const paper = { letter, brand: await paperBrand(ctx), sentAt: row.sent_at.toISOString() };
  if (!ctx.noticePress.has(paper)) await limitDrawings(ctx, row.application_id);
  return ctx.noticePress.draw(paper);
}

async function limitDrawings(ctx: SendingContext, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...DRAWINGS, key });
  if (allowed) return;
  const message = english("You've asked for this letter many times. Try again in {wait}.");
  throw new AppError("limited", { code: "credit.noticeTooMany", message, retryAfterSeconds });
}

const notFound = (): AppError =>
  new AppError("not-found", {
    code: "credit.noticeNotFound",
    message: english("We couldn't find this letter."),
  });
