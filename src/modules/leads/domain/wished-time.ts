import { instantOfLocalTime, isoInZone } from "#platform/shared/time/zoned-time.ts";
import { dayOfWeek } from "#platform/shared/time/civil-date.ts";
import type { WeekHours } from "./opening-hours.ts";
import { minutesOfTime, type TestDriveWish } from "./test-drive-times.ts";

/** Begin and end of a wish, as instants (milliseconds) and as the rooftop's clocks write them. */
export interface WishedTime {
  readonly isAnyTime: boolean;
  readonly from: number;
  readonly earliest: string;
  readonly latest: string;
}

/** How long a test drive takes. */
const DRIVE_MINUTES = 60;

/** The wish for a test drive in time; without an hour it is the whole opening time of the day. */
export function wishedTime(
  { preferredDate: date, preferredTime }: TestDriveWish,
  week: WeekHours,
  timeZone: string,
): WishedTime {
  const span = week[dayOfWeek(date)] ?? { opens: 0, closes: 1440 };
  const isAnyTime = preferredTime === undefined || preferredTime === "";
  const begin = isAnyTime ? span.opens : minutesOfTime(preferredTime);
  const minutes = isAnyTime ? span.closes - span.opens : DRIVE_MINUTES;
  const from = instantOfLocalTime({ date, minutes: begin }, timeZone);
  const iso = (instant: number): string => isoInZone(instant, timeZone);
  return { isAnyTime, from, earliest: iso(from), latest: iso(from + minutes * 60_000) };
}
