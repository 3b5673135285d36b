import { pageAddress } from "#platform/browser/page-address.ts";
import { session } from "#platform/browser/session/session.ts";
import { inLanguage, isLanguage, splitLanguage } from "#platform/shared/texts/language.ts";

/**
 * Where somebody goes who has just signed in: in the language of their account, or in that of the page if they
 * chose one by its address. Browser only.
 */
export function afterSignIn(path: string): string {
  const address = pageAddress(path);
  if (session.state.status !== "signed-in" || splitLanguage(address).language !== "en") return address;
  const { language } = session.state.person;
  return isLanguage(language) ? inLanguage(language, address) : address;
}
