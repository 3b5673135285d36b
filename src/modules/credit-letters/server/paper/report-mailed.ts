import { notePaperMailed } from "#modules/prequalification-results/server/letters/paper-letters.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { findNotice, updateNotices } from "../internal/notice-repo.ts";

/**
 * The retailer has mailed a letter on paper: its clock stops, and the reader sees it among what was sent. Said again it
 * changes nothing. A moment before it was printed counts as that one, a future one as now.
 * @throws AppError not-found `letters.notFound`; conflict `letters.notPrinted`
 */
export async function reportMailed(
  ctx: QueueContext,
  { letterId, mailedAt }: { readonly letterId: string; readonly mailedAt: Date },
): Promise<void> {
  const now = ctx.clock.now();
  const at = mailedAt > now ? now : mailedAt;
  const ofNotice = await noteNoticeMailed(ctx, { letterId, mailedAt: at });
  const found = ofNotice === "unknown" ? await notePaperMailed(ctx, { letterId, mailedAt: at }) : ofNotice;
  if (found === "unknown")
    throw new AppError("not-found", { code: "letters.notFound", message: "There is no such letter." });
  if (found === "not-printed")
    throw new AppError("conflict", {
      code: "letters.notPrinted",
      message: "This letter was not printed from the list, so its words are not fixed yet. Print it first.",
    });
}

function noteNoticeMailed(
  ctx: QueueContext,
  { letterId: id, mailedAt }: { readonly letterId: string; readonly mailedAt: Date },
): Promise<"mailed" | "unknown" | "not-printed"> {
  return ctx.db.transaction(async (trx) => {
    const row = await findNotice(trx, ctx, { id, lock: true });
    if (row === undefined || row.paper_since === null) return "unknown";
    if (row.sent_at !== null) return "mailed";
    const { printed_at: printedAt } = row;
    if (printedAt === null) return "not-printed";
    // Also one that was dropped meanwhile: it is in the mail.
    const sent_at = mailedAt < printedAt ? printedAt : mailedAt;
    await updateNotices(trx, ctx, { ids: [id], sent_at, dropped_at: null });
    return "mailed";
  });
}
