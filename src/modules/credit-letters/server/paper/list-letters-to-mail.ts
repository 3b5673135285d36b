import { listPaperLetters } from "#modules/prequalification-results/server/letters/paper-letters.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { LetterToMail } from "../../domain/letter-to-mail.ts";
import { findOnPaper, openContent } from "../internal/notice-repo.ts";

/** More than a desk shows. */
const MOST = 200;

/**
 * Letters that the law asks for and whose readers did not agree to email, about applications and pre-qualifications, the
 * most urgent first; nothing of what they say, and nobody's name.
 */
export async function listLettersToMail(
  ctx: QueueContext,
): Promise<{ readonly letters: readonly LetterToMail[] }> {
  const rows = await ctx.db.transaction((trx) => findOnPaper(trx, ctx, { limit: MOST }));
  const now = ctx.clock.now();
  const ofApplications = rows.map((row) => ({
    letterId: row.id,
    orderNumber: openContent(ctx, row).orderNumber,
    kind: row.kind,
    dueAt: row.due_at,
    since: row.paper_since ?? now,
    printedAt: row.printed_at,
    hasStreet: true,
  }));
  const ofPrequalifications = (await listPaperLetters(ctx, { limit: MOST })).map((letter) => ({
    ...letter,
    orderNumber: null,
    kind: "PREQUALIFICATION" as const,
  }));
  const letters = [...ofApplications, ...ofPrequalifications]
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .map(({ dueAt, since, printedAt, ...letter }) => ({
      ...letter,
      dueAt: dueAt.toISOString(),
      since: since.toISOString(),
      printedAt: printedAt?.toISOString() ?? null,
      isLate: dueAt < now,
    }));
  return { letters };
}
