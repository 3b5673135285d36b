import { type Language, splitLanguage } from "#platform/shared/texts/language.ts";
import { type Text, textIn } from "#platform/shared/texts/text.ts";

/** What people see before they buy. */
const SHOPPING =
  /^\/(?:$|search|vehicles(?!\/[^/]+\/protection)|faq|why-us|warranty|contact-us|financing|accessibility|[a-z]+-(?:policy|notice)|terms-of-use|compare|saved-vehicles)/u;

interface Catalog {
  readonly texts: Readonly<Record<string, string>>;
}
type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** One file for the browser each, loaded for who reads that language. */
const SHOPPING_TEXTS: Catalogs = import.meta.glob<Catalog>("/src/languages/*/shopping-texts.ts");
const BUYING_TEXTS: Catalogs = import.meta.glob<Catalog>("/src/languages/*/buying-texts.ts");

/** Of this document, which has one language. */
const dictionary: Record<string, string> = Object.create(null) as Record<string, string>;
let everything: Promise<void> | undefined;

async function take(catalogs: Catalogs, part: string): Promise<void> {
  const load = catalogs[`/src/languages/${document.documentElement.lang}/${part}-texts.ts`];
  if (load !== undefined) Object.assign(dictionary, (await load()).texts);
}

/** Resolves once every text is there; a client navigation waits for it. */
export function loadAllTexts(): Promise<void> {
  everything ??= take(BUYING_TEXTS, "buying");
  return everything;
}

/** Loads what a page shows, and everything else behind it. @param path with or without its language */
export async function loadTexts(path: string): Promise<Text> {
  const all = loadAllTexts();
  await take(SHOPPING_TEXTS, "shopping");
  if (!SHOPPING.test(splitLanguage(path).path)) await all;
  // The address may come without its language; the document always says it.
  return textIn(document.documentElement.lang as Language, dictionary);
}
