import { createHash } from "node:crypto";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { findNotice, openLetter, updateNotices } from "./internal/notice-repo.ts";
import type { NoticesContext } from "./notices-context.ts";

/** Names these papers in messages. */
export const NOTICE_PAPERS = "credit-notice";

/**
 * The paper of a letter as it was sent, drawn when its mail is carried out or opened. The hash of the first drawing stays
 * with the letter.
 * @throws Error for a letter that was not sent or is gone; AppError provider-unavailable `credit.noticeBusy`
 */
export async function drawSentNotice(ctx: NoticesContext, noticeId: string): Promise<Uint8Array> {
  const row = await ctx.db.transaction((trx) => findNotice(trx, ctx, { id: noticeId }));
  const letter = row && openLetter(ctx, row);
  if (!row?.sent_at || !letter) throw new Error("a letter that was sent is gone");
  const paper = { letter, brand: await paperBrand(ctx), sentAt: row.sent_at.toISOString() };
  const pdf = await ctx.noticePress.draw(paper);
  if (row.paper_hash === null) {
    const paper_hash = createHash("sha256").update(pdf).digest("base64url");
    await ctx.db.transaction((trx) => updateNotices(trx, ctx, { ids: [noticeId], paper_hash }));
  }
  return pdf;
}
