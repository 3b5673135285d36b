import { parts } from "virtual:language-parts";
import { type Language, splitLanguage } from "#platform/shared/texts/language.ts";
import type { CompiledMessage } from "#platform/shared/texts/message.ts";
import { browserText, type Text } from "#platform/shared/texts/text.ts";

/** What people see before they buy. */
const SHOPPING =
  /^\/(?:$|search|vehicles|faq|why-us|warranty|contact-us|financing|accessibility|[a-z]+-(?:policy|notice)|terms-of-use|compare|saved-vehicles)/u;

const catalog = Object.create(null) as Record<string, CompiledMessage>;
let everything: Promise<void> | undefined;

/** Resolves once every text is there; a client navigation waits for it. */
export function loadAllTexts(language: Language): Promise<void> {
  everything ??= load(language, "buying");
  return everything;
}

/** Loads what a page shows, and everything else behind it. @param path with or without its language */
export async function loadLanguage(language: Language, path: string): Promise<Text> {
  const all = loadAllTexts(language);
  await load(language, "shopping");
  if (!SHOPPING.test(splitLanguage(path).path)) await all;
  return browserText(language, catalog);
}

async function load(language: Language, part: "shopping" | "buying"): Promise<void> {
  const { texts } = await parts[language]![part]();
  Object.assign(catalog, texts);
}
