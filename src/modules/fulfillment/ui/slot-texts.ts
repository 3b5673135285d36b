import { halfOfDay } from "#platform/shared/time/half-of-day.ts";
import { type Language, LOCALES } from "#platform/shared/texts/language.ts";

/** Civil dates and hours carry no zone, so they are formatted as UTC. */
function formatDate(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `Wed` */
export const weekdayText = (date: string, language: Language): string =>
  formatDate(date, language, { weekday: "short" });
/** `Nov 25` */
export const dayText = (date: string, language: Language): string =>
  formatDate(date, language, { month: "short", day: "numeric" });
/** `Wednesday, November 25` */
export const longDayText = (date: string, language: Language): string =>
  formatDate(date, language, { weekday: "long", month: "long", day: "numeric" });
/** `9:00 AM`; in Spanish `9:00 a.m.`, written as one word. */
export function hourText(hour: number, language: Language): string {
  const { shown, half } = halfOfDay(hour, language);
  return `${shown}:00 ${half}`;
}

/** `Wednesday, November 25, 2026 at 10:00 AM CST`: an instant in the rooftop's own time. */
export function whenText(iso: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(iso));
}
