import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { fillText } from "#platform/shared/texts/text.ts";
import { longDate, strong, text } from "./letter-parts.ts";
import type { LetterBlock } from "./letter.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";
import type { NoticeContent } from "./owed-notice.ts";

/** Form C-6: what is missing, by when, and that nobody considers the application further without it. */
export function incompleteLetter({ missing, retailer }: NoticeContent): readonly LetterBlock[] {
  if (missing === null) return [];
  const whom = { retailer: retailer.legalName, phone: formatPhone(retailer.phone) };
  return [
    text(WORDS.incomplete),
    { kind: "list", items: missing.items },
    strong(fillText(WORDS.answerBy, { day: longDate(missing.answerBy) })),
    text(fillText(WORDS.howToAnswer, whom)),
  ];
}
