import type { MonthIndex } from "#platform/shared/fields/applicant/month-year.ts";

/** VAL-21: two years. */
const HISTORY_MONTHS = 24;

/** From its first to its last month, both included; null goes on today. */
export interface Stretch {
  readonly from: MonthIndex;
  readonly to: MonthIndex | null;
}

/**
 * Months of the last two years that no stretch covers, joined to stretches, oldest first. The present month and the
 * one 24 months ago need not be covered: moves happen within a month.
 */
export function historyGaps(
  stretches: readonly Stretch[],
  now: MonthIndex,
): { from: MonthIndex; to: MonthIndex }[] {
  const gaps: { from: MonthIndex; to: MonthIndex }[] = [];
  for (let month = now - HISTORY_MONTHS + 1; month < now; month += 1) {
    if (stretches.some(({ from, to }) => from <= month && (to ?? now) >= month)) continue;
    const last = gaps.at(-1);
    if (last?.to === month - 1) last.to = month;
    else gaps.push({ from: month, to: month });
  }
  return gaps;
}
