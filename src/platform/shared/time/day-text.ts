import { type Language, LOCALES } from "../texts/language.ts";

/** Making one takes longer than all other dates of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `January 7, 2027` in the reader's language: the day of an instant in UTC, where a clock of the law counts such days.
 * @param dateStyle "medium" is `Jan 7, 2027`, for columns of figures
 */
export function dayText(at: Date, language: Language, dateStyle: "long" | "medium" = "long"): string {
  const name = `${language} ${dateStyle}`;
  let format = formats.get(name);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: "UTC" });
    formats.set(name, format);
  }
  return format.format(at);
}
