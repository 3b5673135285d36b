import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import { millisBetween } from "#platform/shared/time/millis-between.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { CounterTerms, NoticeCreditor, NoticeReason } from "./owed-notice.ts";

/** More than four principal reasons help nobody (Regulation B, comment 9(b)(2)-1). */
const MOST_REASONS = 4;

/** The reasons that a letter names. */
export const principal = (reasons: readonly NoticeReason[]): readonly NoticeReason[] =>
  reasons.slice(0, MOST_REASONS);

/** A lender with exactly the reasons that it gave. */
export function creditorOf(answer: LenderAnswer, timeZone: string): NoticeCreditor {
  return {
    contact: answer.creditor,
    reasons: principal(answer.reasons),
    counters: answer.offers.flatMap((offer) => countersOf(offer, answer.expiresAt, timeZone)),
  };
}

function countersOf(offer: LenderOffer, expiresAt: string | null, timeZone: string): CounterTerms[] {
  const { counter, terms, paymentCents } = offer;
  if (counter === null) return [];
  const until = expiresAt === null ? null : dayOf(expiresAt, timeZone);
  const ratePpm = terms.kind === "loan" ? terms.ratePpm : null;
  return [{ ...counter, paymentCents, ratePpm, until }];
}

/** The day that clocks of a zone show at an instant. */
export function dayOf(instant: string, timeZone: string): string {
  return localTimeOf(millisBetween("1970-01-01T00:00:00.000Z", instant), timeZone).date;
}
