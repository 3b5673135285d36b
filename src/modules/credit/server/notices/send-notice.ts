import { createHash } from "node:crypto";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayOf } from "../../domain/notices/creditor-of.ts";
import { letterOf } from "../../domain/notices/letter-of.ts";
import type { Letter } from "../../domain/notices/letter.ts";
import type { NoticeContent } from "../../domain/notices/owed-notice.ts";
import {
  CREDIT_NOTICE_MAIL,
  CREDIT_NOTICE_SMS,
  CREDIT_SCORE_MAIL,
  CREDIT_SCORE_SMS,
} from "../../notices-messages.ts";
import { agreedToEmail } from "../internal/consents/consent-repo.ts";
import {
  findUnsent,
  type NoticeRow,
  openContent,
  sealLetter,
  updateNotices,
} from "./internal/notice-repo.ts";
import { listForPaper } from "./list-for-paper.ts";
import type { NoticesContext } from "./notices-context.ts";

/**
 * Mails one letter that is due, at most once: that it was sent is written in the transaction that queues the mail. The
 * paper is drawn before, under no lock; a letter that changed meanwhile is drawn again. One to somebody who did not agree
 * to email goes onto the list of letters to mail on paper instead.
 */
export async function sendNotice(
  ctx: NoticesContext,
  { noticeId }: { readonly noticeId: string },
): Promise<void> {
  const sentAt = ctx.clock.now();
  const found = await ctx.db.transaction(async (trx) => {
    const row = await findUnsent(trx, ctx, { id: noticeId });
    if (row === undefined || row.send_at > sentAt) return undefined;
    if (row.paper_since !== null) return undefined;
    if (!(await agreedToEmail(trx, ctx, { applicantId: row.applicant_id }))) {
      await putOnPaper(trx, ctx, noticeId);
      return undefined;
    }
    const content = openContent(ctx, row);
    const { tenant } = await forReader(trx, ctx, content.reader.email);
    const date = dayOf(sentAt.toISOString(), content.timeZone);
    return { row, content, letter: letterOf(content, { date, t: textOf(tenant) }) };
  });
  if (found === undefined) return;
  const { row, content, letter } = found;
  const brand = await paperBrand(ctx);
  const pdf = await ctx.noticePress.draw({ letter, brand, sentAt: sentAt.toISOString() });
  const isSent = await ctx.db.transaction(async (trx) => {
    const now = await findUnsent(trx, ctx, { id: noticeId, lock: true });
    if (now === undefined || now.send_at > sentAt || now.paper_since !== null) return true;
    if (now.content_hash !== row.content_hash) return false;
    await noteSent(trx, ctx, { row, letter, pdf, sentAt });
    await write(trx, ctx, { content, pdf });
    return true;
  });
  if (!isSent) await sendNotice(ctx, { noticeId });
}

async function putOnPaper(trx: TenantTransaction, ctx: NoticesContext, id: string): Promise<void> {
  const row = await findUnsent(trx, ctx, { id, lock: true });
  if (row !== undefined) await listForPaper(trx, ctx, row);
}

async function noteSent(
  trx: TenantTransaction,
  ctx: NoticesContext,
  sent: { readonly row: NoticeRow; readonly letter: Letter; readonly pdf: Uint8Array; readonly sentAt: Date },
): Promise<void> {
  const { row, letter, pdf, sentAt } = sent;
  await updateNotices(trx, ctx, {
    ids: [row.id],
    sent_at: sentAt,
    letter_sealed: sealLetter(ctx, row.id, letter),
    paper_hash: createHash("sha256").update(pdf).digest("base64url"),
  });
}

/** To the reader's own address, and with their consent a text that there is a letter; neither says what it says. */
async function write(
  trx: TenantTransaction,
  ctx: NoticesContext,
  { content, pdf }: { readonly content: NoticeContent; readonly pdf: Uint8Array },
): Promise<void> {
  const { reader, orderNumber, kind } = content;
  const isScore = kind === "SCORE_DISCLOSURE";
  const { firstName, email, textPhone } = reader;
  const base64 = Buffer.from(pdf).toString("base64");
  const fileName = `credit-notice-${orderNumber}.pdf`;
  await queueMessage(trx, ctx, {
    channel: "email",
    to: email,
    template: isScore ? CREDIT_SCORE_MAIL : CREDIT_NOTICE_MAIL,
    params: { firstName, orderNumber },
    attachments: [{ fileName, contentType: "application/pdf", base64 }],
  });
  if (textPhone === null) return;
  await queueMessage(trx, ctx, {
    channel: "sms",
    to: textPhone,
    template: isScore ? CREDIT_SCORE_SMS : CREDIT_NOTICE_SMS,
    params: { firstName },
  });
}
