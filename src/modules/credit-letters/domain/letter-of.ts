import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { english, fillText, type Text } from "#platform/shared/texts/text.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { adverseActionLetter } from "./adverse-action-letter.ts";
import { counterOfferLetter } from "./counter-offer-letter.ts";
import { incompleteLetter } from "./incomplete-letter.ts";
import { longDate, reasonText, text } from "./letter-parts.ts";
import type { Letter, LetterBlock } from "./letter.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";
import type { NoticeContent, NoticeKind } from "./owed-notice.ts";
import { scoreLetter } from "./score-letter.ts";

const BODIES: Readonly<Record<NoticeKind, (content: NoticeContent) => readonly LetterBlock[]>> = {
  ADVERSE_ACTION: adverseActionLetter,
  COUNTER_OFFER: counterOfferLetter,
  INCOMPLETE: incompleteLetter,
  SCORE_DISCLOSURE: scoreLetter,
};

/** What each letter is, in the reader's language: above the letter, on screens and beside its date. */
export const NOTICE_TITLES: Readonly<Record<NoticeKind, string>> = {
  ADVERSE_ACTION: english("Decision on your credit application"),
  COUNTER_OFFER: english("Counteroffer to your credit application"),
  INCOMPLETE: english("Your credit application is incomplete"),
  SCORE_DISCLOSURE: english("Your credit score"),
};

const WHAT_IT_SAYS: Readonly<Record<NoticeKind, string>> = {
  ADVERSE_ACTION: english(
    "This letter says that the creditors named in it did not approve the credit you asked for. It gives their reasons, or says how to ask for them, and explains your rights.",
  ),
  COUNTER_OFFER: english(
    "This letter says that the creditors named in it can't offer credit on the terms you asked for, and on which terms they can. It gives their reasons and explains your rights.",
  ),
  INCOMPLETE: english(
    "This letter says what is missing from your credit application, and by when we need it. Without it, nobody can consider your application further.",
  ),
  SCORE_DISCLOSURE: english(
    "This letter says which credit score was used for your application, how it compares, and how you can check your credit report.",
  ),
};
const ENGLISH_COUNTS = english("The letter is in English, and the English text is the one that counts.");
const MISSING_IS = english("What is missing: {items}.");
const REASONS_ARE = english("The reasons given: {reasons}.");

/** A letter word by word, dated where the car is; `t` is the reader's language, for the introduction only. */
export function letterOf(
  content: NoticeContent,
  { date, t }: { readonly date: CivilDate; readonly t: Text },
): Letter {
  const { kind, reader, retailer, orderNumber, vehicleTitle: vehicle } = content;
  const name = `${reader.firstName} ${reader.lastName}`;
  const closing = { retailer: retailer.legalName, phone: formatPhone(retailer.phone) };
  return {
    title: WORDS.titles[kind],
    date: longDate(date),
    to: [name, ...reader.addressLines],
    about: fillText(WORDS.about, { vehicle, orderNumber }),
    introduction: introductionOf(content, t),
    blocks: [
      text(fillText(WORDS.greeting, { name })),
      ...BODIES[kind](content),
      text(fillText(WORDS.closing, closing)),
    ],
  };
}

function introductionOf(content: NoticeContent, t: Text): Letter["introduction"] {
  const { language } = t;
  if (language === "en") return null;
  return { language, title: t(NOTICE_TITLES[content.kind]), paragraphs: paragraphsOf(content, t) };
}

function paragraphsOf(content: NoticeContent, t: Text): readonly string[] {
  const { kind, creditors, missing } = content;
  const reasons = creditors.flatMap((creditor) => creditor.reasons.map((reason) => t(reasonText(reason))));
  const said = [...new Set(reasons)].join("; ");
  const items = (missing?.items ?? []).map((item) => t(item)).join("; ");
  return [
    t(WHAT_IT_SAYS[kind]),
    ...(said === "" ? [] : [t(REASONS_ARE, { reasons: said })]),
    ...(items === "" ? [] : [t(MISSING_IS, { items })]),
    t(ENGLISH_COUNTS),
  ];
}
