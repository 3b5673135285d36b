import { type Language, LOCALES } from "../texts/language.ts";

/** Read from Intl once: a formatter costs more than the hours of a week. */
const HALVES: Partial<Record<Language, readonly [string, string]>> = {};

/**
 * An hour of 24 as clocks of 12 show it, and the words behind it: `9` and `AM`, in Spanish `9` and `a.m.` (Intl's
 * `a. m.`, written as one word).
 */
export function halfOfDay(
  hour: number,
  language: Language,
): { readonly shown: number; readonly half: string } {
  const [morning, afternoon] = (HALVES[language] ??= [halfAt(9, language), halfAt(21, language)]);
  return { shown: hour % 12 === 0 ? 12 : hour % 12, half: hour < 12 ? morning : afternoon };
}

function halfAt(hour: number, language: Language): string {
  const clock = new Intl.DateTimeFormat(LOCALES[language], {
    hour: "numeric",
    hour12: true,
    timeZone: "UTC",
  });
  const half = clock.formatToParts(hour * 3_600_000).find(({ type }) => type === "dayPeriod")?.value ?? "";
  return half.replaceAll(/\s/gu, "");
}
