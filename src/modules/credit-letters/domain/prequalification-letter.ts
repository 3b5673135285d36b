import type { DeclineContent } from "#modules/prequalification-results/domain/decline-content.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { english, fillText, type Text } from "#platform/shared/texts/text.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import {
  contactBlocks,
  ecoaBlocks,
  longDate,
  reasonBlocks,
  reasonText,
  reportBlocks,
  text,
} from "./letter-parts.ts";
import type { Letter, LetterBlock } from "./letter.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";

/** 15 USC 1681j(b). */
const FREE_REPORT_DAYS = 60;

const TITLE = english("Decision on your request for financing");
const WHAT_IT_SAYS = english(
  "This letter says that the creditors named in it can't pre-qualify you. It gives their reasons, or says how to ask for them, and explains your rights.",
);
const REASONS_ARE = english("The reasons given: {reasons}.");
const ENGLISH_COUNTS = english("The letter is in English, and the English text is the one that counts.");

/**
 * The letter about a no to a soft report, word by word (12 CFR 1002.9, 15 USC 1681m): true reasons, score, bureau, and the
 * last day for the free report. `t` is the reader's language, for the introduction only.
 */
export function prequalificationLetter(
  content: DeclineContent,
  { date, t }: { readonly date: CivilDate; readonly t: Text },
): Letter {
  const { reader } = content;
  const name = `${reader.firstName} ${reader.lastName}`;
  return {
    title: WORDS.prequalificationTitle,
    date: longDate(date),
    to: [name, ...reader.addressLines],
    about: WORDS.aboutPrequalification,
    introduction: introductionOf(content, t),
    blocks: [text(fillText(WORDS.greeting, { name })), ...decision(content), ...rights(content, date)],
  };
}

function decision({ creditors, retailer }: DeclineContent): readonly LetterBlock[] {
  const isRetailers = creditors.every(({ contact }) => contact.legalName === retailer.legalName);
  const action = isRetailers ? WORDS.prequalificationDeclinedByRetailer : WORDS.prequalificationDeclined;
  return [
    text(fillText(action, { retailer: retailer.legalName, count: creditors.length })),
    text(WORDS.softPull),
    text(fillText(WORDS.closing, { retailer: retailer.legalName, phone: formatPhone(retailer.phone) })),
    ...creditors.flatMap((creditor) => [
      ...contactBlocks(creditor.contact),
      ...reasonBlocks(creditor, WORDS.principalReasons),
    ]),
  ];
}

function rights(content: DeclineContent, date: CivilDate): readonly LetterBlock[] {
  const day = longDate(addDays(date, FREE_REPORT_DAYS));
  const report = reportBlocks(content);
  return [
    ...report,
    ...(report.length > 0 ? [text(fillText(WORDS.freeReportBy, { day }))] : []),
    ...ecoaBlocks(content.creditors.map(({ contact }) => contact)),
  ];
}

function introductionOf({ creditors }: DeclineContent, t: Text): Letter["introduction"] {
  const { language } = t;
  if (language === "en") return null;
  const said = creditors.flatMap(({ reasons }) => reasons.map((reason) => t(reasonText(reason))));
  const reasons = [...new Set(said)].join("; ");
  const paragraphs = [
    t(WHAT_IT_SAYS),
    ...(reasons === "" ? [] : [t(REASONS_ARE, { reasons })]),
    t(ENGLISH_COUNTS),
  ];
  return { language, title: t(TITLE), paragraphs };
}
