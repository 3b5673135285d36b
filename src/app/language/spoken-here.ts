import type { Language } from "#platform/shared/texts/language.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";

/**
 * The language of this document. English is in the code already; the texts of another language are loaded
 * before React compares the page with them.
 */
export async function spokenHere(path: string): Promise<Text> {
  const { lang } = document.documentElement;
  if (lang === "en") return englishText;
  const { loadLanguage } = await import("./load-language.ts");
  return loadLanguage(lang as Language, path);
}
