import { writeFileSync } from "node:fs";
import {
  catalogNameOf,
  catalogsOf,
  productTexts,
  TERMS,
  type Texts,
  translatedLanguages,
} from "./catalogs.ts";

/**
 * Writes the English catalogs (`src/languages/en`) from the texts in the source files, and drops translations of texts
 * that are gone. Run it after adding, changing or removing a text, then add the translations that the test asks for.
 */
const english = catalogsOf("en");
const known = new Map([...english].flatMap(([name, texts]) => Object.keys(texts).map((id) => [id, name])));
const next = new Map<string, Record<string, string>>();
for (const text of productTexts()) {
  const name = known.get(text.id) ?? catalogNameOf(text);
  next.set(name, { ...next.get(name), [text.id]: text.english });
}
next.set(TERMS, { ...english.get(TERMS) });

write("en", next, english);
for (const language of translatedLanguages()) {
  const before = catalogsOf(language);
  const all = Object.assign({}, ...before.values()) as Texts;
  const kept = [...next].map(
    ([name, texts]) =>
      [
        name,
        Object.fromEntries(
          Object.keys(texts).flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])),
        ),
      ] as const,
  );
  write(language, new Map(kept), before);
}

function write(
  language: string,
  texts: ReadonlyMap<string, Texts>,
  before: ReadonlyMap<string, Texts>,
): void {
  for (const name of new Set([...texts.keys(), ...before.keys()])) {
    const sorted = Object.entries(texts.get(name) ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const file = new URL(`../../src/languages/${language}/${name}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
