import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { DeclineContent } from "../../domain/decline-content.ts";

/** A letter in its final words; only who wrote it knows what it is made of. */
export type FinishedLetter = object;

/** Writes and draws letters about credit: the module that does it for applications, wired by composition. */
export interface DeclineLetters {
  /** Word by word; `t` is the reader's language, for the introduction of the regulated English. */
  write(content: DeclineContent, at: { readonly date: CivilDate; readonly t: Text }): FinishedLetter;
  /**
   * As a PDF; the same letter is the same bytes.
   * @throws AppError provider-unavailable when too many wait to be drawn
   */
  draw(
    ctx: PaperContext,
    letter: FinishedLetter,
    /** `sender`: with a page for the window of the sender's envelope before it. */
    made: { readonly sentAt: Date; readonly sender?: readonly string[] },
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** A sample PDF with a code, by which somebody shows that they can open such files (E-SIGN). */
  sample(ctx: PaperContext, code: string): Promise<Uint8Array<ArrayBuffer>>;
}
