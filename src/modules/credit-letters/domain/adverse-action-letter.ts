import { fillText } from "#platform/shared/texts/text.ts";
import { contactBlocks, ecoaBlocks, reasonBlocks, reportBlocks, text } from "./letter-parts.ts";
import type { LetterBlock } from "./letter.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";
import type { NoticeContent } from "./owed-notice.ts";

/** Forms C-1, C-2 and C-5: who said no, each with its own reasons, and the rights that follow. */
export function adverseActionLetter(content: NoticeContent): readonly LetterBlock[] {
  const { creditors, retailer, isJoint } = content;
  const isRetailers = creditors.every(({ contact }) => contact.legalName === retailer.legalName);
  const action = isRetailers ? WORDS.declinedByRetailer : WORDS.declined;
  const hasReasons = creditors.some(({ reasons }) => reasons.length > 0);
  return [
    text(fillText(action, { retailer: retailer.legalName, count: creditors.length })),
    ...(isJoint && hasReasons ? [text(WORDS.jointReasons)] : []),
    ...creditors.flatMap((creditor) => [
      ...contactBlocks(creditor.contact),
      ...reasonBlocks(creditor, WORDS.principalReasons),
    ]),
    ...reportBlocks(content),
    ...ecoaBlocks(creditors.map(({ contact }) => contact)),
  ];
}
