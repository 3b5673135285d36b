import { type CivilDate, daysBetween } from "./civil-date.ts";

/** What the clocks of a zone show. */
export interface LocalTime {
  readonly date: CivilDate;
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number;
}

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Until 1972 some zones were no whole minutes from UTC. */
const WHOLE_MINUTES = Date.UTC(1973);
/** The last answer for each zone: one request asks for its day again and again, and parting an instant is dear. */
const latest = new Map<string, { readonly minute: number; readonly time: LocalTime }>();

/**
 * What the clocks of a zone show at an instant.
 * @param instant milliseconds since 1970 in UTC
 * @param timeZone IANA name, e.g. `America/Chicago`
 */
export function localTimeOf(instant: number, timeZone: string): LocalTime {
  const minute = Math.floor(instant / MINUTE);
  const known = latest.get(timeZone);
  if (known?.minute === minute) return known.time;
  const time = lookUp(instant, timeZone);
  if (instant >= WHOLE_MINUTES) latest.set(timeZone, { minute, time });
  return time;
}

function lookUp(instant: number, timeZone: string): LocalTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`,
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}

/**
 * The instant (milliseconds since 1970 in UTC) at which the clocks of a zone show a local time. A time that
 * clocks skip in spring comes out as the same distance behind the gap; of a repeated one in autumn, the first.
 */
export function instantOfLocalTime({ date, minutes }: LocalTime, timeZone: string): number {
  const wanted = wallClock({ date, minutes });
  // Zones are at most 14 hours from UTC; a day before both offsets of that day are known.
  const offsets = [-1, 1].map((days) => offsetAt(wanted + days * 1440 * MINUTE, timeZone));
  const found = offsets
    .map((offset) => wanted - offset)
    .filter((at) => offsetAt(at, timeZone) === wanted - at);
  return found.length > 0 ? Math.min(...found) : wanted - (offsets[0] ?? 0);
}

/** `2026-03-30T15:30:00-08:00`: the instant with the zone's own offset, as people there would write it. */
export function isoInZone(instant: number, timeZone: string): string {
  const { date, minutes } = localTimeOf(instant, timeZone);
  const seconds = Math.floor((((instant % MINUTE) + MINUTE) % MINUTE) / 1000);
  const offset = Math.round(offsetAt(instant, timeZone) / MINUTE);
  const sign = offset < 0 ? "-" : "+";
  return `${date}T${clock(minutes)}:${two(seconds)}${sign}${clock(Math.abs(offset))}`;
}

/** `09:30` of 570. */
export function clock(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / MINUTE) * MINUTE;
  return wallClock(localTimeOf(whole, timeZone)) - whole;
}

/** The milliseconds that UTC would give to this date and time. */
function wallClock({ date, minutes }: LocalTime): number {
  return (daysBetween("1970-01-01", date) * 1440 + minutes) * MINUTE;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
