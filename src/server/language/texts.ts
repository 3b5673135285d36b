import { descriptorOf, type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import { languageFolder } from "./language-folder.ts";
import { SPANISH } from "./spanish.ts";

interface Catalog {
  readonly texts: Dictionary;
}

async function textsOf(language: Language): Promise<Dictionary> {
  if (language === LANGUAGES[0]) return {};
  if (descriptorOf(language).hasOwnTexts !== true) return SPANISH;
  const parts = ["shopping", "buying"].map(
    (part) => import(new URL(`${part}-texts.ts`, languageFolder(language)).href) as Promise<Catalog>,
  );
  const texts = (await Promise.all(parts)).map((catalog) => catalog.texts);
  return Object.assign(Object.create(null) as Dictionary, ...texts) as Dictionary;
}

/** Every text of the product in each language, by its English one. */
export const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const)),
) as Readonly<Record<Language, Dictionary>>;
