import { type Language, LOCALES } from "#platform/shared/texts/language.ts";

/** `Jun 10, 2026, 3:00 PM` in the rooftop's zone, so that every reader sees the same. */
export function formatInstant(iso: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(new Date(iso));
}

/** `Jun 10, 2026, 3:00 PM CDT`: until when, or at what time to be there, for readers in another zone. */
export function formatDeadline(iso: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(iso));
}

/** `Jun 10, 2026`. */
export function formatDay(iso: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeZone }).format(new Date(iso));
}
