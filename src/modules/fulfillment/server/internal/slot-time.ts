import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";

/** Calendar day and hour of an instant in a zone. */
export function zonedParts(
  instant: Date,
  timeZone: string,
): { readonly date: CivilDate; readonly hour: number } {
  const { date, minutes } = localTimeOf(instant.getTime(), timeZone);
  return { date, hour: Math.floor(minutes / 60) };
}

/** The instant at which a zone's clocks show this hour of this day. An hour that clocks skip moves on by one. */
export function instantOf(date: CivilDate, hour: number, timeZone: string): Date {
  return new Date(instantOfLocalTime({ date, minutes: hour * 60 }, timeZone));
}
