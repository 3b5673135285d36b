import type { CivilDate } from "#platform/shared/civil-date.ts";

/** Calendar day and hour of an instant in a zone. */
export function zonedParts(
  instant: Date,
  timeZone: string,
): { readonly date: CivilDate; readonly hour: number } {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`,
    hour: Number(parts.get("hour")),
  };
}

/** The instant at which a zone's clocks show this hour of this day. An hour that clocks skip moves on by one. */
export function instantOf(date: CivilDate, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${String(hour).padStart(2, "0")}:00:00Z`);
  let guess = wanted;
  // Twice, because the offset may differ between the first guess and the answer.
  for (let round = 0; round < 2; round += 1) {
    const shown = zonedParts(new Date(guess), timeZone);
    guess += wanted - Date.parse(`${shown.date}T${String(shown.hour).padStart(2, "0")}:00:00Z`);
  }
  return new Date(guess);
}
