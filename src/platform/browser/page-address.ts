import { inLanguage, splitLanguage } from "#platform/shared/texts/language.ts";

/** The address of a page in the language of the open one, for code that leaves without the router. Browser only. */
export function pageAddress(path: string): string {
  return inLanguage(splitLanguage(window.location.pathname).language, path);
}
