import { splitLanguage } from "#platform/shared/texts/language.ts";
import { type Text, textIn } from "#platform/shared/texts/text.ts";

/** What people see before they buy. */
const SHOPPING =
  /^\/(?:$|search|vehicles(?!\/[^/]+\/protection)|faq|why-us|warranty|contact-us|financing|accessibility|[a-z]+-(?:policy|notice)|terms-of-use|compare|saved-vehicles)/u;

const dictionary: Record<string, string> = Object.create(null) as Record<string, string>;
let everything: Promise<void> | undefined;

/** Resolves once every text is there; a client navigation waits for it. */
export function loadAllSpanish(): Promise<void> {
  everything ??= import("./spanish-buying.ts").then(({ es }) => void Object.assign(dictionary, es));
  return everything;
}

/** Loads what a page shows, and everything else behind it. @param path with or without its language */
export async function loadSpanish(path: string): Promise<Text> {
  const all = loadAllSpanish();
  const { es } = await import("./spanish-shopping.ts");
  Object.assign(dictionary, es);
  if (!SHOPPING.test(splitLanguage(path).path)) await all;
  return textIn("es", dictionary);
}
