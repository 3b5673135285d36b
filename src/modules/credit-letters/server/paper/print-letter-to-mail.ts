import { createHash } from "node:crypto";
import { printPaperLetter } from "#modules/prequalification-results/server/letters/paper-letters.ts";
import type { LettersContext } from "#modules/prequalification-results/server/result-context.ts";
import { forGuest } from "#modules/messaging/server/for-reader.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { dayOf } from "../../domain/creditor-of.ts";
import { letterOf } from "../../domain/letter-of.ts";
import { findOnPaper, openContent, openLetter, sealLetter, updateNotices } from "../internal/notice-repo.ts";
import type { NoticesContext } from "../notices-context.ts";

/** What printing any letter needs. */
export type PaperLettersContext = NoticesContext & LettersContext;

type Pdf = Uint8Array<ArrayBuffer>;

/**
 * A letter to mail as a PDF with a page for the envelope's window before it. The first time fixes its words and its date.
 * @throws AppError not-found `letters.notFound`; provider-unavailable `credit.noticeBusy`
 */
export async function printLetterToMail(
  ctx: PaperLettersContext,
  letter: { readonly letterId: string },
): Promise<Pdf> {
  const pdf = (await printNotice(ctx, letter)) ?? (await printPaperLetter(ctx, letter));
  if (pdf === undefined)
    throw new AppError("not-found", {
      code: "letters.notFound",
      message: "No such letter waits to be mailed, or nobody named a street.",
    });
  return pdf;
}

async function printNotice(
  ctx: PaperLettersContext,
  { letterId: id }: { readonly letterId: string },
): Promise<Pdf | undefined> {
  const now = ctx.clock.now();
  const brand = await paperBrand(ctx);
  const paper = await ctx.db.transaction(async (trx) => {
    const [row] = await findOnPaper(trx, ctx, { id, lock: true });
    if (row === undefined) return undefined;
    const content = openContent(ctx, row);
    const { tenant } = await forGuest(trx, ctx, {
      to: content.reader.email,
      language: content.reader.language,
    });
    const kept = openLetter(ctx, row);
    const at = row.printed_at ?? now;
    const date = dayOf(at.toISOString(), content.timeZone);
    const letter = kept ?? letterOf(content, { date, t: textOf(tenant) });
    if (kept === null)
      await updateNotices(trx, ctx, {
        ids: [id],
        letter_sealed: sealLetter(ctx, id, letter),
        printed_at: at,
      });
    const sender = [content.retailer.legalName, ...content.retailer.addressLines];
    return { letter, brand, sentAt: at.toISOString(), sender };
  });
  if (paper === undefined) return undefined;
  const pdf = await ctx.noticePress.draw(paper);
  const paper_hash = createHash("sha256").update(pdf).digest("base64url");
  await ctx.db.transaction((trx) => updateNotices(trx, ctx, { ids: [id], paper_hash }));
  return pdf;
}
