import { isSentNowhere } from "#modules/lenders/domain/is-sent-nowhere.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { DealStatus } from "#modules/orders/domain/order.ts";

/** What a buyer is told of their application, each once for one submission (CRED-09). */
export type DecisionNews =
  | "received"
  /** Lenders are asked anew; opens a submission as `received` does. */
  | "received-again"
  | "offers"
  /** No offer but for another deal than was asked for. */
  | "counter-offers"
  /** Offers for a car that somebody else has by now. */
  | "car-gone"
  | "declined"
  /** Every lender that had an offer took it back. */
  | "offers-taken-back"
  /** One lender took its offer back, and others still stand. */
  | "one-taken-back"
  /** It went to no lender, because none takes applications like it. */
  | "not-sent"
  | "timed-out"
  /** A lender waits until a freeze is lifted. */
  | "frozen"
  /** A lender waits for somebody to look. */
  | "in-review"
  | "ending-soon"
  | "ran-out"
  /** By the buyer's own wish. */
  | "ended";

/**
 * What a deal that moved to `to` means to its buyer; undefined where there is nothing to tell.
 * @param facts.now ISO instant
 */
export function newsOf(
  to: DealStatus,
  facts: {
    readonly answers: readonly LenderAnswer[];
    readonly now: string;
    readonly isCarGone?: boolean;
    readonly isOfferTakenBack?: boolean;
  },
): DecisionNews | undefined {
  const { answers, now } = facts;
  switch (to) {
    case "LNSEL": {
      if (facts.isCarGone === true) return "car-gone";
      const standing = answers.filter((answer) => holdsOffers(answer, now)).flatMap(({ offers }) => offers);
      return standing.every(({ counter }) => counter !== null) ? "counter-offers" : "offers";
    }
    case "APEN": {
      const isFrozen = answers.some(({ waitingFor }) => waitingFor.includes("CREDIT_FILE_FROZEN"));
      return isFrozen ? "frozen" : "in-review";
    }
    case "LTIM":
      return "timed-out";
    case "LDEC":
      if (facts.isOfferTakenBack === true) return "offers-taken-back";
      return isSentNowhere(answers) ? "not-sent" : "declined";
    default:
      return undefined;
  }
}

/** When the last standing offer ends, as an ISO instant; undefined when none stands. */
export function lastOfferEnd(answers: readonly LenderAnswer[], now: string): string | undefined {
  return answers
    .filter((answer) => holdsOffers(answer, now))
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .toSorted()
    .at(-1);
}

function holdsOffers({ offers, expiresAt, state }: LenderAnswer, now: string): boolean {
  return state !== "CANCELED" && offers.length > 0 && expiresAt !== null && expiresAt > now;
}
