import { type Language, LOCALES } from "../texts/language.ts";

/** Making one takes longer than all other dates of a page. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** `January 7, 2027` in the reader's language: the day of an instant in UTC, where a clock of the law counts such days. */
export function dayText(at: Date, language: Language): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
    formats.set(language, format);
  }
  return format.format(at);
}
