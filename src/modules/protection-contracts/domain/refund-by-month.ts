import { planRefund, type RefundTerms } from "#modules/protection/domain/refund/plan-refund.ts";
import type { Cents } from "#platform/shared/money.ts";
import { addMonths } from "#platform/shared/time/civil-date.ts";

/** After so many months, without claims and with an even share of the miles driven. */
interface RefundAfter {
  readonly months: number;
  readonly refundCents: Cents;
}

const STEPS = [1, 3, 6, 12, 18, 24, 36, 48, 60, 72, 84, 96, 108];

/** The table beside a plan: what it would pay back later, as long as it lasts. */
export function refundByMonth(terms: RefundTerms): readonly RefundAfter[] {
  return STEPS.flatMap((months) => {
    const answer = planRefund(terms, { onDate: addMonths(terms.startsOn, months), claimsPaidCents: 0 });
    return answer.kind === "refund" ? [{ months, refundCents: answer.refundCents }] : [];
  });
}
