import { type Language, LOCALES } from "#platform/shared/texts/language.ts";

/** `Jun 10, 2026`, in the reader's own zone: it is their own list. */
export function formatDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium" }).format(new Date(iso));
}

/** `Jun 10, 2026, 10:00 AM CDT`: with the zone, because an order tells its times in that of the dealer. */
export function formatMinute(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(iso));
}
