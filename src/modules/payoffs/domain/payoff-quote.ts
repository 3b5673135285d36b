import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

/** What it takes to pay a loan off until a day. */
export interface PayoffQuote {
  /** Who says it: the lender itself, or a letter that its owner typed off. */
  readonly source: "lender" | "letter";
  /** Interest through `goodThrough` is in it. */
  readonly amountCents: Cents;
  /** For each day after `goodThrough`. */
  readonly perDiemCents: Cents;
  /** The last day, until midnight where the retailer is. */
  readonly goodThrough: CivilDate;
  /** Where the payment goes, as the lender writes it; null where nobody said it. */
  readonly payTo: string | null;
  /** Whether the lender holds the title as a file instead of paper; null where nobody said it. */
  readonly hasElectronicTitle: boolean | null;
  /** Days from the payment until the lender lets the title go; null where nobody said it. */
  readonly daysToRelease: number | null;
}

const PAYOFF_ANSWERS = [
  "QUOTED",
  "NOT_FOUND",
  "NAME_DIFFERS",
  "NO_THIRD_PARTIES",
  "LEASE_REFUSED",
  "UNAVAILABLE",
  "LETTER_IN_REVIEW",
  "LETTER_ACCEPTED",
  "LETTER_REFUSED",
] as const;
/** What became of the last question or letter. */
export type PayoffAnswer = (typeof PAYOFF_ANSWERS)[number];
