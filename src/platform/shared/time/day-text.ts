import { type Language, LOCALES } from "../texts/language.ts";

/** `January 7, 2027` in the reader's language: the day of an instant in UTC, where a clock of the law counts such days. */
export function dayText(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(at);
}
