import { descriptorOf, type Language, LOCALES } from "./language.ts";

/** `11/25/2026` (UI-09); in Spanish `25 nov 2026`, because figures alone are read as another day. @param date civil */
export function wholeDateText(
  date: string,
  language: Language,
  more: Pick<Intl.DateTimeFormatOptions, "weekday"> = {},
): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: "numeric",
    ...(descriptorOf(language).hasNamedMonths === true
      ? { month: "short", day: "numeric" }
      : { month: "2-digit", day: "2-digit" }),
    ...more,
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}
