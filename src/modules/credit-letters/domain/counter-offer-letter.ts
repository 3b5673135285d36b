import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { fillText } from "#platform/shared/texts/text.ts";
import {
  contactBlocks,
  ecoaBlocks,
  longDate,
  reasonBlocks,
  reportBlocks,
  strong,
  text,
} from "./letter-parts.ts";
import type { LetterBlock } from "./letter.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";
import type { CounterTerms, NoticeContent, NoticeCreditor } from "./owed-notice.ts";

const PPM_OF_PERCENT = 10_000;

/** Form C-4: what is offered instead, and the denial of what was asked in the same letter. */
export function counterOfferLetter(content: NoticeContent): readonly LetterBlock[] {
  const { creditors, retailer } = content;
  return [
    text(fillText(WORDS.countered, { retailer: retailer.legalName, count: creditors.length })),
    ...(content.isJoint ? [text(WORDS.jointReasons)] : []),
    ...creditors.flatMap((creditor) => [
      ...contactBlocks(creditor.contact),
      ...offerBlocks(creditor, content),
      ...reasonBlocks(creditor, WORDS.whyNotAsAsked),
    ]),
    ...reportBlocks(content),
    ...ecoaBlocks(creditors.map(({ contact }) => contact)),
  ];
}

function offerBlocks({ counters }: NoticeCreditor, { retailer }: NoticeContent): readonly LetterBlock[] {
  return counters.flatMap((terms) => {
    const { until: day } = terms;
    const until = day === null ? WORDS.untilSoon : fillText(WORDS.untilDay, { day: longDate(day) });
    const whom = { retailer: retailer.legalName, phone: formatPhone(retailer.phone), until };
    return [
      strong(WORDS.canOffer),
      { kind: "facts" as const, rows: termsOf(terms) },
      text(fillText(WORDS.howToAccept, whom)),
    ];
  });
}

function termsOf(terms: CounterTerms): readonly (readonly [string, string])[] {
  const { ratePpm, annualMiles, droppedProductCodes: dropped } = terms;
  return [
    ["Monthly payment", formatDollarsAndCents(terms.paymentCents)],
    ["Number of months", String(terms.termMonths)],
    [
      ratePpm === null ? "Amount of the lease" : "Amount financed",
      formatDollarsAndCents(terms.amountFinancedCents),
    ],
    ["Down payment", formatDollarsAndCents(terms.downPaymentCents)],
    ...(ratePpm === null ? [] : [["Yearly interest rate", `${ratePpm / PPM_OF_PERCENT}%`] as const]),
    ...(annualMiles === null ? [] : [["Miles a year", annualMiles.toLocaleString("en-US")] as const]),
    ...(dropped.length === 0 ? [] : [["Without", dropped.join(", ")] as const]),
  ];
}
