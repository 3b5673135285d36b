import { browserKeys } from "#platform/shared/texts/browser-keys.ts";
import { LANGUAGES, type Language } from "#platform/shared/texts/language.ts";
import type { CompiledMessage } from "#platform/shared/texts/message.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import { compileText } from "#platform/shared/texts/message-compiler.ts";

const files = import.meta.glob<Dictionary>("../../languages/*/*.json", { eager: true, import: "default" });

/** Texts as the browser looks them up: by key, compiled. */
export type BrowserTexts = Readonly<Record<string, CompiledMessage>>;

/** All texts of a language by id. Only for loaders: the browser gets what a page needs. */
export function catalogOf(language: Language): Dictionary {
  const own = Object.entries(files).filter(([path]) => path.includes(`/languages/${language}/`));
  return Object.assign({}, ...own.map(([, texts]) => texts)) as Dictionary;
}

const catalogs = Object.fromEntries(LANGUAGES.map((language) => [language, catalogOf(language)])) as Record<
  Language,
  Dictionary
>;
const keys = browserKeys(catalogs.en);

/** Texts of a language for the browser. @param isNeeded by id */
export function browserTexts(language: Language, isNeeded: (id: string) => boolean): BrowserTexts {
  return forBrowser(Object.entries(catalogs[language]).filter(([id]) => isNeeded(id)));
}

/** A retailer's wordings for the browser. @param wordings by id; unknown ids are left out */
export function browserWordings(wordings: Dictionary): BrowserTexts {
  return forBrowser(Object.entries(wordings));
}

function forBrowser(texts: readonly (readonly [id: string, text: string])[]): BrowserTexts {
  return Object.fromEntries(
    texts.flatMap(([id, text]) => {
      const key = keys.get(id);
      return key === undefined ? [] : [[key, compileText(text)]];
    }),
  );
}
