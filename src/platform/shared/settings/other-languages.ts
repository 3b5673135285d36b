import type { SPOKEN } from "#languages/spoken.ts";
import { descriptorOf, type Language, LANGUAGES } from "../texts/language.ts";

type Spoken = typeof SPOKEN;
type SettingOf<L extends Language> = Spoken[L] extends { readonly setting: infer Name extends string }
  ? Name
  : never;

/** Something that a retailer says once more in each other language: `{ spanish: … }`. */
export type InOtherLanguages<T> = { readonly [L in Language as SettingOf<L>]: T };

/** By language; the first one, which texts are written in, has none. */
const settingOf = (language: Language): string => descriptorOf(language).setting ?? "";
const SETTINGS = LANGUAGES.slice(1).map(settingOf);

/** Entries of a schema: the same for each language but the one that texts are written in. */
export function inOtherLanguages<S>(schema: S): InOtherLanguages<S> {
  return Object.fromEntries(SETTINGS.map((setting) => [setting, schema])) as InOtherLanguages<S>;
}

/** What is said in this language; undefined for the one that texts are written in. */
export function saidIn<T>(settings: InOtherLanguages<T>, language: Language): T | undefined {
  return (settings as Readonly<Partial<Record<string, T>>>)[settingOf(language)];
}

/** The same settings without what is said in other languages. */
export function withoutOtherLanguages<T extends object>(
  settings: T,
): Omit<T, keyof InOtherLanguages<unknown>> {
  const own = Object.entries(settings).filter(([name]) => !SETTINGS.includes(name));
  return Object.fromEntries(own) as Omit<T, keyof InOtherLanguages<unknown>>;
}
