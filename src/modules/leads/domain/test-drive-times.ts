import {
  addDays,
  type CivilDate,
  dayOfWeek,
  daysBetween,
  isCivilDate,
} from "#platform/shared/time/civil-date.ts";
import type { LocalTime } from "#platform/shared/time/zoned-time.ts";
import type { OpeningDays } from "./opening-hours.ts";

/** How far ahead a test drive may be wished for. */
const TEST_DRIVE_DAYS_AHEAD = 30;
const STEP = 30;
/** Long enough before closing to come back, and after now for somebody to get the car out. */
const LAST_BEFORE_CLOSING = 60;
const NOTICE = 60;

/**
 * Times of one day at which a test drive may begin, as minutes since midnight at the rooftop; none when it is
 * closed, over or too far ahead.
 */
export function testDriveTimes({ week, isClosed }: OpeningDays, day: CivilDate, now: LocalTime): number[] {
  const ahead = daysBetween(now.date, day);
  const span = week[dayOfWeek(day)];
  if (!span || isClosed(day) || ahead < 0 || ahead > TEST_DRIVE_DAYS_AHEAD) return [];
  const earliest = ahead === 0 ? Math.max(span.opens, now.minutes + NOTICE) : span.opens;
  const times: number[] = [];
  for (let at = Math.ceil(earliest / STEP) * STEP; at <= span.closes - LAST_BEFORE_CLOSING; at += STEP)
    times.push(at);
  return times;
}

/** The days on which a test drive may be wished for, soonest first. */
export function testDriveDays(hours: OpeningDays, now: LocalTime): CivilDate[] {
  return Array.from({ length: TEST_DRIVE_DAYS_AHEAD + 1 }, (_, ahead) => addDays(now.date, ahead)).filter(
    (day) => testDriveTimes(hours, day, now).length > 0,
  );
}

/** The wish for a test drive as a form sends it; a time left out means any time of the day. */
export interface TestDriveWish {
  readonly preferredDate: CivilDate;
  /** `14:30`, at the rooftop. */
  readonly preferredTime?: string | undefined;
}

/** Codes of what can be wrong with a wish; null when the dealer is open then. */
export function testDriveProblem(
  { preferredDate, preferredTime }: TestDriveWish,
  hours: OpeningDays,
  now: LocalTime,
): "date" | "date-past" | "date-far" | "date-closed" | "time" | null {
  if (!isCivilDate(preferredDate)) return "date";
  const ahead = daysBetween(now.date, preferredDate);
  if (ahead < 0) return "date-past";
  if (ahead > TEST_DRIVE_DAYS_AHEAD) return "date-far";
  const times = testDriveTimes(hours, preferredDate, now);
  if (times.length === 0) return "date-closed";
  return preferredTime === undefined || times.includes(minutesOfTime(preferredTime)) ? null : "time";
}

/** 870 of `14:30`. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Days on which the dealer is open, with the times at which a test drive may begin, in the dealer's own time. */
export interface TestDriveTimes {
  readonly timeZone: string;
  readonly days: readonly { readonly date: string; readonly times: readonly string[] }[];
}
