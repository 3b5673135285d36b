import type { BureauContact, UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { fillText } from "#platform/shared/texts/text.ts";
import { type CivilDate, daysBetween } from "#platform/shared/time/civil-date.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { LetterBlock } from "./letter.ts";
import { NOT_SENT_TEXTS } from "./not-sent-reasons.ts";
import type { CreditorContact } from "./notice-facts.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";
import type { NoticeContent, NoticeCreditor, NoticeReason } from "./owed-notice.ts";

export const text = (words: string): LetterBlock => ({ kind: "text", text: words });
export const strong = (words: string): LetterBlock => ({ kind: "text", text: words, isStrong: true });
export const heading = (words: string): LetterBlock => ({ kind: "heading", text: words });

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `June 10, 2026`. */
export const longDate = (date: CivilDate): string => LONG.format(daysBetween("1970-01-01", date) * DAY_MS);

const onOneLine = (lines: readonly string[]): string => lines.join(", ");

/** A reason in the English of letters. */
export const reasonText = ({ code }: NoticeReason): string => ({ ...REASON_TEXTS, ...NOT_SENT_TEXTS })[code];

/** Name and where to reach a creditor. */
export function contactBlocks({ legalName, addressLines, phone }: CreditorContact): readonly LetterBlock[] {
  const rows = [
    [WORDS.address, onOneLine(addressLines)],
    [WORDS.phone, formatPhone(phone)],
  ] as const;
  return [heading(legalName), { kind: "facts", rows }];
}

/** A creditor's reasons, or the right to ask for them (form C-5). */
export function reasonBlocks(
  { contact, reasons }: Pick<NoticeCreditor, "contact" | "reasons">,
  title: string,
): readonly LetterBlock[] {
  if (reasons.length > 0) return [strong(title), { kind: "list", items: reasons.map(reasonText) }];
  const { legalName: creditor, addressLines, phone } = contact;
  const values = { creditor, address: onOneLine(addressLines), phone: formatPhone(phone) };
  return [text(fillText(WORDS.askForReasons, values))];
}

/** 15 USC 1681m(a): whose reports were used, and the reader's rights; nothing where none was. */
export function reportBlocks({
  scores,
  bureausWithoutScore,
}: Pick<NoticeContent, "scores" | "bureausWithoutScore">): readonly LetterBlock[] {
  const bureaus = [...scores.map(({ bureau }) => bureau), ...bureausWithoutScore];
  const once = [...new Map(bureaus.map((bureau) => [bureau.name, bureau])).values()];
  if (once.length === 0) return [];
  return [
    heading(WORDS.reportHeading),
    text(fillText(WORDS.report, { count: once.length })),
    ...once.map(bureauBlock),
    ...(scores.length > 0 ? [heading(WORDS.scoreHeading), text(WORDS.scoreUsed)] : []),
    ...scores.flatMap(scoreBlocks),
  ];
}

export function bureauBlock({ name, addressLines, phone }: BureauContact): LetterBlock {
  const rows = [
    [WORDS.agency, name],
    [WORDS.address, onOneLine(addressLines)],
    [WORDS.toll, formatPhone(phone)],
  ] as const;
  return { kind: "facts", rows };
}

/** The score, its date, range and source, what weighed on it, and whom to ask. */
export function scoreBlocks(score: UsedScore): readonly LetterBlock[] {
  const { value, date, source, low, high, factors, bureau } = score;
  const rows = [
    [WORDS.score, String(value)],
    [WORDS.scoreDate, longDate(date)],
    [WORDS.scoreSource, `${source}, ${bureau.name}`],
    [WORDS.scoreRange, fillText(WORDS.range, { low, high })],
  ] as const;
  const asked = {
    bureau: bureau.name,
    address: onOneLine(bureau.addressLines),
    phone: formatPhone(bureau.phone),
  };
  return [
    { kind: "facts", rows },
    ...(factors.length > 0 ? [strong(WORDS.factors), { kind: "list", items: factors } as const] : []),
    text(fillText(WORDS.scoreQuestions, asked)),
  ];
}

/** 12 CFR 1002.9(b)(1), once for all creditors that one agency watches. */
export function ecoaBlocks(contacts: readonly CreditorContact[]): readonly LetterBlock[] {
  const byAgency = new Map<string, string[]>();
  for (const { agencyLines, legalName } of contacts) {
    const agency = onOneLine(agencyLines);
    byAgency.set(agency, [...(byAgency.get(agency) ?? []), legalName]);
  }
  const list = new Intl.ListFormat("en-US");
  const texts = [...byAgency].map(([agency, names]) =>
    text(fillText(WORDS.ecoa, { creditors: list.format(names), agency })),
  );
  return [heading(WORDS.ecoaHeading), ...texts];
}
