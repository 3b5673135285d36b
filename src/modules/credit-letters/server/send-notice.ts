import { unlessAwake } from "#modules/messaging/domain/polite-time.ts";
import { forGuest } from "#modules/messaging/server/for-reader.ts";
import { preparedMessage, queuePrepared } from "#modules/messaging/server/queue-message.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayOf } from "../domain/creditor-of.ts";
import { letterOf } from "../domain/letter-of.ts";
import type { NoticeContent } from "../domain/owed-notice.ts";
import { CREDIT_NOTICE_MAIL, CREDIT_NOTICE_SMS, CREDIT_SCORE_MAIL, CREDIT_SCORE_SMS } from "../messages.ts";
import { NOTICE_PAPERS } from "./draw-sent-notice.ts";
import { findUnsent, openContent, sealLetter, updateNotices } from "./internal/notice-repo.ts";
import { listForPaper } from "./list-for-paper.ts";
import type { SendingContext } from "./notices-context.ts";

/**
 * Mails one letter that is due, at most once: what it says is written and sealed in the transaction that queues the mail;
 * its paper is drawn when the mail is carried out or opened (`drawSentNotice`). One to somebody who did not agree to
 * email goes onto the list of letters to mail on paper instead.
 */
export async function sendNotice(
  ctx: SendingContext,
  { noticeId }: { readonly noticeId: string },
): Promise<void> {
  const sentAt = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    const row = await findUnsent(trx, ctx, { id: noticeId, lock: true });
    if (row === undefined || row.send_at > sentAt || row.paper_since !== null) return;
    const content = openContent(ctx, row);
    const [isByEmail, reader] = await Promise.all([
      ctx.letterReaders.agreedToEmail(trx, ctx, { applicantId: row.applicant_id }),
      forGuest(trx, ctx, { to: content.reader.email, language: content.reader.language }),
    ]);
    if (!isByEmail) return listForPaper(trx, ctx, row);
    const date = dayOf(sentAt.toISOString(), content.timeZone);
    const letter = letterOf(content, { date, t: textOf(reader.tenant) });
    const letter_sealed = sealLetter(ctx, row.id, letter);
    await Promise.all([
      writeLast(trx, () => updateNotices(trx, ctx, { ids: [row.id], sent_at: sentAt, letter_sealed })),
      write(trx, reader, { content, noticeId }),
    ]);
  });
}

/** In the reader's language, to their own address, and with their consent a text that there is a letter; neither says what it says. */
async function write(
  trx: TenantTransaction,
  ctx: SendingContext,
  { content, noticeId }: { readonly content: NoticeContent; readonly noticeId: string },
): Promise<void> {
  const { reader, orderNumber, kind } = content;
  const isScore = kind === "SCORE_DISCLOSURE";
  const { firstName, email, textPhone } = reader;
  const fileName = `credit-notice-${orderNumber}.pdf`;
  const mail = preparedMessage(ctx, {
    channel: "email",
    to: email,
    template: isScore ? CREDIT_SCORE_MAIL : CREDIT_NOTICE_MAIL,
    params: { firstName, orderNumber },
    attachments: [{ fileName, contentType: "application/pdf", drawnBy: NOTICE_PAPERS, paperId: noticeId }],
  });
  if (textPhone === null) return queuePrepared(trx, ctx, [mail]);
  const text = preparedMessage(ctx, {
    channel: "sms",
    to: textPhone,
    template: isScore ? CREDIT_SCORE_SMS : CREDIT_NOTICE_SMS,
    params: { firstName },
    ...unlessAwake(ctx, reader.state),
  });
  await queuePrepared(trx, ctx, [mail, text]);
}
