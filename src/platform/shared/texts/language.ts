/** Languages the product speaks; the first one is the language its texts are written in. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself, for those who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The one to change to. */
export function otherLanguage(language: Language): Language {
  return language === "en" ? "es" : "en";
}

/** Dates and numbers are written as in the United States, in either language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

const PREFIX = /^\/es(?=$|[/?#])/u;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language that an address names, and the address without it: `/es/search` is Spanish and `/search`. */
export function splitLanguage(address: string): { readonly language: Language; readonly path: string } {
  if (!PREFIX.test(address)) return { language: "en", path: address };
  const path = address.slice(3);
  return { language: "es", path: path.startsWith("/") ? path : `/${path}` };
}

/** A path of the site in a language; a path that already names one changes it. */
export function inLanguage(language: Language, address: string): string {
  const { path } = splitLanguage(address);
  return language === "en" ? path : `/${language}${path === "/" ? "" : path}`;
}

/** The first language of an `Accept-Language` header, where it is one of ours; English for all others. */
export function acceptedLanguage(header: string | null | undefined): Language {
  const first = header?.trim().slice(0, 2).toLowerCase();
  return isLanguage(first) ? first : "en";
}
