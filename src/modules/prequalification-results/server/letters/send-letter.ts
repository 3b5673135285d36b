import { createHash } from "node:crypto";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { PREQUALIFICATION_LETTER } from "#modules/prequalification/messages.ts";
import { inTheirLanguage } from "../internal/in-their-language.ts";
import type { LettersContext } from "../result-context.ts";
import type { FinishedLetter } from "./decline-letters.ts";
import {
  findLetters,
  type LetterRow,
  openContent,
  openLetter,
  sealLetter,
  updateLetter,
} from "./internal/letter-repo.ts";

/**
 * Mails one letter to who agreed to email, at most once: that it was sent is written in the transaction that queues the
 * mail.
 */
export async function sendLetter(
  ctx: LettersContext,
  { letterId }: { readonly letterId: string },
): Promise<void> {
  const row = await ctx.db.transaction(async (trx) => (await findLetters(trx, ctx, { id: letterId }))[0]);
  if (row === undefined || row.sent_at !== null || row.send_at > ctx.clock.now()) return;
  const { email } = openContent(ctx, row).reader;
  if (email === null || row.consented_at === null) return;
  await deliver(ctx, row, email);
}

/** A letter as a PDF: word by word as it was sent or printed, else as it stands today. Reading it sends nothing. */
export async function openedLetter(ctx: LettersContext, row: LetterRow): Promise<Uint8Array<ArrayBuffer>> {
  const letter = openLetter(ctx, row);
  const madeAt = row.printed_at ?? row.sent_at;
  if (letter !== null && madeAt !== null) return ctx.declineLetters.draw(ctx, letter, { sentAt: madeAt });
  return (await drawn(ctx, row)).pdf;
}

/** Drawn before, under no lock: the mail that is written meanwhile wins, and both are the same words. */
async function deliver(ctx: LettersContext, row: LetterRow, to: string): Promise<void> {
  const { letter, pdf, at } = await drawn(ctx, row);
  const { firstName, language } = openContent(ctx, row).reader;
  const base64 = Buffer.from(pdf).toString("base64");
  await ctx.db.transaction(async (trx) => {
    const [now] = await findLetters(trx, ctx, { id: row.id, lock: true });
    if (now === undefined || now.sent_at !== null || now.consented_at === null) return;
    if (now.content_sealed !== row.content_sealed) return;
    await updateLetter(trx, ctx, {
      id: row.id,
      sent_at: at,
      letter_sealed: sealLetter(ctx, row.id, letter),
      paper_hash: createHash("sha256").update(pdf).digest("base64url"),
    });
    await queueMessage(trx, inTheirLanguage(ctx, language), {
      channel: "email",
      to,
      template: PREQUALIFICATION_LETTER,
      params: { firstName },
      attachments: [{ fileName: "pre-qualification-letter.pdf", contentType: "application/pdf", base64 }],
    });
  });
}

async function drawn(
  ctx: LettersContext,
  row: LetterRow,
): Promise<{ readonly letter: FinishedLetter; readonly pdf: Uint8Array<ArrayBuffer>; readonly at: Date }> {
  const at = ctx.clock.now();
  const content = openContent(ctx, row);
  const { email, language } = content.reader;
  const theirs = inTheirLanguage(ctx, language);
  const { tenant } =
    email === null ? theirs : await ctx.db.transaction((trx) => forReader(trx, theirs, email));
  const { date } = localTimeOf(at.getTime(), content.timeZone);
  const letter = ctx.declineLetters.write(content, { date, t: textOf(tenant) });
  return { letter, at, pdf: await ctx.declineLetters.draw(ctx, letter, { sentAt: at }) };
}
