import type { LetterEvent } from "../../domain/letter-event-schema.ts";
import { reportMailed } from "./report-mailed.ts";
import type { ReadersContext } from "../notices-context.ts";

/** @throws AppError as `reportMailed` and `wantPaper` */
export function applyLetterEvent(
  ctx: ReadersContext,
  { said, at }: { readonly said: LetterEvent; readonly at: Date },
): Promise<void> {
  return said.event === "letter.mailed"
    ? reportMailed(ctx, {
        letterId: said.letterId,
        mailedAt: said.mailedAt === undefined ? at : new Date(said.mailedAt),
      })
    : ctx.letterReaders.wantPaper(ctx, said);
}
