/** Languages the product speaks; the first one is the language its texts are written in. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself, for those who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The one to change to. */
export function otherLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
}

/** Dates and numbers are written as in the United States, in either language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

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
