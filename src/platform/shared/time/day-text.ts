import type { Language } from "../texts/language.ts";

/** `January 7, 2027` in the reader's language: the day of an instant in UTC, where a clock of the law counts such days. */
export function dayText(at: Date, language: Language): string {
  const locale = language === "es" ? "es-US" : "en-US";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at);
}
