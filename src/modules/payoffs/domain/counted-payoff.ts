import type { Ownership } from "#modules/trade-in/domain/ownership.ts";
import { estimatedPayoff } from "#modules/trade-in/domain/payoff/estimated-payoff.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type CivilDate, daysBetween } from "#platform/shared/time/civil-date.ts";
import type { PayoffAnswer, PayoffQuote } from "./payoff-quote.ts";

interface Owed {
  readonly ownership: Ownership;
  /** What its owner thinks is owed. */
  readonly owedCents: Cents | null;
  readonly answer: PayoffAnswer | null;
  readonly quote: PayoffQuote | null;
  /** Where the retailer is. */
  readonly today: CivilDate;
}

/** What a deal counts as owed on a car. */
export interface CountedPayoff {
  readonly amountCents: Cents;
  readonly source: "none" | "lender" | "letter" | "owner";
  /** It may still change: nobody who knows has said it for today. */
  readonly isEstimate: boolean;
  /** Null where the owner's word counts. */
  readonly goodThrough: CivilDate | null;
  readonly perDiemCents: Cents;
}

const NOTHING_OWED: CountedPayoff = {
  amountCents: 0,
  source: "none",
  isEstimate: false,
  goodThrough: null,
  perDiemCents: 0,
};

/**
 * What counts as owed today (CALC-09): the lender's quote or the letter until the end of its day, then each further day's
 * interest on top; else what the owner says with ten days of interest. Null for a leased car that nobody quoted: what its
 * owner thinks is no price at which a leasing company sells.
 */
export function countedPayoff({ ownership, owedCents, answer, quote, today }: Owed): CountedPayoff | null {
  if (ownership === "OWNED") return NOTHING_OWED;
  if (quote === null || answer === "LETTER_REFUSED")
    return ownership === "LEASED" ? null : ownersWord(owedCents ?? 0);
  const { source, perDiemCents, goodThrough } = quote;
  const daysLate = Math.max(0, daysBetween(goodThrough, today));
  return {
    amountCents: quote.amountCents + daysLate * perDiemCents,
    source,
    isEstimate: daysLate > 0 || answer === "LETTER_IN_REVIEW",
    goodThrough,
    perDiemCents,
  };
}

function ownersWord(owedCents: Cents): CountedPayoff {
  const amountCents = estimatedPayoff(owedCents);
  return {
    amountCents,
    source: "owner",
    isEstimate: true,
    goodThrough: null,
    perDiemCents: 0,
  };
}
