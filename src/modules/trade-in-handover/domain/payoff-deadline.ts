import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";

/** Within how many calendar days after it took a car a dealer must pay what is owed on it. */
interface PayoffRule {
  readonly state: string;
  readonly days: number;
  readonly source: string;
  readonly confidence: "high" | "low";
}

/** Only states whose law somebody read; everywhere else the retailer's own promise counts. */
const PAYOFF_RULES: readonly PayoffRule[] = [
  { state: "CA", days: 21, source: "California Vehicle Code 11709.4(a)", confidence: "high" },
];

/** By when the payoff is owed, and why. */
interface PayoffDeadline {
  readonly days: number;
  readonly dueOn: CivilDate;
  /** Null for the retailer's own promise. */
  readonly law: string | null;
}

/**
 * The day by which a retailer pays off a car that it took: its own promise, or the law of its state where that is sooner,
 * and never later than the lender's quote holds, as long as it still holds at the handover.
 * @param deal.receivedOn day of the rooftop
 * @param deal.promisedDays the retailer's own setting
 * @param deal.goodThrough last day of the lender's quote; null without one
 */
export function payoffDeadline(deal: {
  readonly state: string;
  readonly receivedOn: CivilDate;
  readonly promisedDays: number;
  readonly goodThrough: CivilDate | null;
}): PayoffDeadline {
  const rule = PAYOFF_RULES.find(({ state }) => state === deal.state.toUpperCase());
  const isLaw = rule !== undefined && rule.days <= deal.promisedDays;
  const days = isLaw ? rule.days : deal.promisedDays;
  const latest = addDays(deal.receivedOn, days);
  const { goodThrough } = deal;
  const isQuoteSooner = goodThrough !== null && goodThrough >= deal.receivedOn && goodThrough < latest;
  return {
    days,
    dueOn: isQuoteSooner ? goodThrough : latest,
    law: isLaw && !isQuoteSooner ? rule.source : null,
  };
}
