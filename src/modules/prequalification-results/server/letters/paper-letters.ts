import { createHash } from "node:crypto";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { inTheirLanguage } from "../internal/in-their-language.ts";
import type { LettersContext } from "../result-context.ts";
import {
  findLetters,
  findOnPaper,
  type LetterRow,
  openContent,
  openLetter,
  sealLetter,
  updateLetter,
} from "./internal/letter-repo.ts";

/** A letter about a decline that nobody agreed to get by email. */
interface PaperLetter {
  readonly letterId: string;
  readonly dueAt: Date;
  readonly since: Date;
  readonly printedAt: Date | null;
  /** False where nobody named a street: it cannot be mailed before they do. */
  readonly hasStreet: boolean;
}

/** Letters to mail on paper, the most urgent first. */
export async function listPaperLetters(
  ctx: QueueContext,
  { limit }: { readonly limit: number },
): Promise<readonly PaperLetter[]> {
  const rows = await ctx.db.transaction((trx) => findOnPaper(trx, ctx, { limit }));
  return rows.map((row) => ({
    letterId: row.id,
    dueAt: row.due_at,
    since: row.paper_from,
    printedAt: row.printed_at,
    hasStreet: row.has_street,
  }));
}

/** Fixes its words at the first time and prints them with an address page; undefined where there is no such letter. */
export async function printPaperLetter(
  ctx: LettersContext,
  { letterId }: { readonly letterId: string },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const printedAt = ctx.clock.now();
  const found = await ctx.db.transaction(async (trx) => {
    const [row] = await findOnPaper(trx, ctx, { id: letterId, limit: 1, lock: true });
    if (row === undefined || !row.has_street) return undefined;
    const kept = openLetter(ctx, row);
    const letter = kept ?? wordsOf(ctx, row, printedAt);
    const at = row.printed_at ?? printedAt;
    if (kept === null)
      await updateLetter(trx, ctx, {
        id: row.id,
        letter_sealed: sealLetter(ctx, row.id, letter),
        printed_at: at,
      });
    const { retailer } = openContent(ctx, row);
    return { letter, at, sender: [retailer.legalName, ...retailer.addressLines] };
  });
  if (found === undefined) return undefined;
  const pdf = await ctx.declineLetters.draw(ctx, found.letter, { sentAt: found.at, sender: found.sender });
  const paper_hash = createHash("sha256").update(pdf).digest("base64url");
  await ctx.db.transaction((trx) => updateLetter(trx, ctx, { id: letterId, paper_hash }));
  return pdf;
}

/** Whether it is known and now counts as sent; a repeated report changes nothing. */
export async function notePaperMailed(
  ctx: QueueContext,
  { letterId, mailedAt }: { readonly letterId: string; readonly mailedAt: Date },
): Promise<"mailed" | "unknown" | "not-printed"> {
  return ctx.db.transaction(async (trx) => {
    const [row] = await findLetters(trx, ctx, { id: letterId, lock: true });
    if (row === undefined) return "unknown";
    if (row.sent_at !== null) return "mailed";
    if (row.printed_at === null) return "not-printed";
    const sentAt = mailedAt < row.printed_at ? row.printed_at : mailedAt;
    await updateLetter(trx, ctx, { id: letterId, sent_at: sentAt });
    return "mailed";
  });
}

function wordsOf(ctx: LettersContext, row: LetterRow, at: Date): object {
  const content = openContent(ctx, row);
  const { date } = localTimeOf(at.getTime(), content.timeZone);
  const { tenant } = inTheirLanguage(ctx, content.reader.language);
  return ctx.declineLetters.write(content, { date, t: textOf(tenant) });
}
