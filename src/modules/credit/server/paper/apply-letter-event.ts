import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { LetterEvent } from "../../domain/notices/letter-event-schema.ts";
import { reportMailed } from "./report-mailed.ts";
import { wantPaper } from "./want-paper.ts";

/** @throws AppError as `reportMailed` and `wantPaper` */
export function applyLetterEvent(
  ctx: QueueContext,
  { said, at }: { readonly said: LetterEvent; readonly at: Date },
): Promise<void> {
  return said.event === "letter.mailed"
    ? reportMailed(ctx, {
        letterId: said.letterId,
        mailedAt: said.mailedAt === undefined ? at : new Date(said.mailedAt),
      })
    : wantPaper(ctx, said);
}
