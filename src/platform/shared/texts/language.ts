import type { LanguageDescriptor } from "#languages/language-descriptor.ts";
import { SPOKEN } from "#languages/spoken.ts";

export type Language = keyof typeof SPOKEN;
/** Languages the product speaks; the first one is the language its texts are written in. */
export const LANGUAGES = Object.keys(SPOKEN) as [Language, ...Language[]];

/** What a language says of itself. */
export const descriptorOf = (language: Language): LanguageDescriptor => SPOKEN[language];

/** The same of every language's descriptor. */
function ofEach<T>(read: (descriptor: LanguageDescriptor) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, read(SPOKEN[language])])) as Readonly<
    Record<Language, T>
  >;
}

/** What a language calls itself, for those who choose one. */
export const LANGUAGE_NAMES = ofEach(({ name }) => name);

/** The one to change to. */
export function otherLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
}

/** Dates and numbers are written as in the United States, in any language. */
export const LOCALES = ofEach(({ locale }) => locale);

/** Every language but the first one begins the addresses of its pages. */
const PREFIX = new RegExp(`^/(${LANGUAGES.slice(1).join("|")})(?=$|[/?#])`, "u");

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language that an address names, and the address without it: `/es/search` is Spanish and `/search`. */
export function splitLanguage(address: string): { readonly language: Language; readonly path: string } {
  const language = PREFIX.exec(address)?.[1];
  if (!isLanguage(language)) return { language: LANGUAGES[0], path: address };
  const path = address.slice(1 + language.length);
  return { language, path: path.startsWith("/") ? path : `/${path}` };
}

/**
 * A path of the site in a language; a path that already names one changes it. Slashes at its beginning become one: a link
 * to two of them would lead to another site.
 */
export function inLanguage(language: Language, address: string): string {
  const path = splitLanguage(address).path.replace(/^[/\\]+/u, "/");
  return language === LANGUAGES[0] ? path : `/${language}${path === "/" ? "" : path}`;
}

/** The first language of an `Accept-Language` header, where it is one of ours; the first one for all others. */
export function acceptedLanguage(header: string | null | undefined): Language {
  const first = header?.trim().slice(0, 2).toLowerCase();
  return isLanguage(first) ? first : LANGUAGES[0];
}
