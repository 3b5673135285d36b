import { addDays, type CivilDate, dayOfWeek } from "#platform/shared/time/civil-date.ts";
import type { ReviewHours } from "../settings-schema.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";

/** Minutes since midnight by weekday from Sunday on; null is closed. */
type ReviewWeek = readonly ({ readonly opens: number; readonly closes: number } | null)[];

/** The retailer's hours (OP-35), day by day. */
export function reviewWeekOf({ weekdays, saturday, sunday }: ReviewHours): ReviewWeek {
  return [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday].map(
    (day) => day && { opens: day.opens * 60, closes: day.closes * 60 },
  );
}

/** A review takes three to five minutes; the longer one is promised. */
const REVIEW_MINUTES = 5;
const MINUTE = 60_000;

/**
 * When a person will have looked at a car (TRADE-05, TRADE-07): five minutes on, while people are there; otherwise five
 * minutes after they come, on the next day that is open.
 * @param at milliseconds since 1970
 * @param isClosed holidays and other closed days of the retailer
 */
export function reviewDueAt(
  at: number,
  ...[timeZone, week, isClosed]: [string, ReviewWeek, (day: CivilDate) => boolean]
): { readonly dueAt: number; readonly isLater: boolean } {
  const { date, minutes } = localTimeOf(at, timeZone);
  const today = spanOf(date);
  if (today !== null && minutes >= today.opens && minutes + REVIEW_MINUTES <= today.closes)
    return { dueAt: at + REVIEW_MINUTES * MINUTE, isLater: false };
  const first = today !== null && minutes < today.opens ? 0 : 1;
  for (let days = first; days <= 14; days++) {
    const day = addDays(date, days);
    const span = spanOf(day);
    if (span !== null)
      return {
        dueAt: instantOfLocalTime({ date: day, minutes: span.opens + REVIEW_MINUTES }, timeZone),
        isLater: true,
      };
  }
  return { dueAt: at + 14 * 1440 * MINUTE, isLater: true };

  function spanOf(day: CivilDate): ReviewWeek[number] {
    return isClosed(day) ? null : (week[dayOfWeek(day)] ?? null);
  }
}
