import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";

/** Where shared pictures are. */
export const SOCIAL_PICTURES = "/images/social/";

/** Address of the shared picture of a vehicle, in the language of the page; `key` is what URLs call it. */
export function vehiclePicturePath(key: string, language: Language): string {
  return said(`${SOCIAL_PICTURES}vehicles/${encodeURIComponent(key)}.png`, language);
}

/** Address of the shared picture of every page that is about no vehicle. */
export function storePicturePath(language: Language): string {
  return said(`${SOCIAL_PICTURES}store.png`, language);
}

/** Pictures are kept by address, so the address and not the caller says their language. */
function said(path: string, language: Language): string {
  return language === LANGUAGES[0] ? path : `${path}?language=${language}`;
}
