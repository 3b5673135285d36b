import type { Language } from "../texts/language.ts";

const HALVES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["AM", "PM"],
  es: ["a.m.", "p.m."],
};

/** An hour of 24 as clocks of 12 show it, and the words behind it: `9` and `AM`, in Spanish `9` and `a.m.` */
export function halfOfDay(
  hour: number,
  language: Language,
): { readonly shown: number; readonly half: string } {
  const [morning, afternoon] = HALVES[language];
  return { shown: hour % 12 === 0 ? 12 : hour % 12, half: hour < 12 ? morning : afternoon };
}
