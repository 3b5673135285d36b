import { type Language, LOCALES } from "#platform/shared/texts/language.ts";

/** `November 25`, where the store is. @param at epoch milliseconds */
export function dayText(at: number, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { month: "long", day: "numeric", timeZone }).format(at);
}
