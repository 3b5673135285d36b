import type { DeclineLetters } from "#modules/prequalification-results/server/letters/decline-letters.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import type { Letter } from "../domain/letter.ts";
import { prequalificationLetter } from "../domain/prequalification-letter.ts";
import { samplePaper } from "./sample-paper.ts";
import type { NoticePress } from "./notice-press.ts";

/** Letters about declined pre-qualifications, by the same hand as those about applications. */
export function declineLettersOf(press: NoticePress): DeclineLetters {
  return {
    write: prequalificationLetter,
    // Stored as it was written here.
    draw: async (ctx, letter, { sentAt, sender }) =>
      press.draw({
        letter: letter as Letter,
        brand: await paperBrand(ctx),
        sentAt: sentAt.toISOString(),
        ...(sender && { sender }),
      }),
    sample: samplePaper,
  };
}
