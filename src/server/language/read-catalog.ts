import { globSync, readFileSync } from "node:fs";
import type { Language } from "#platform/shared/texts/language.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";

const LANGUAGES = new URL("../../languages/", import.meta.url);

/** The texts of a language by id, from `src/languages/<language>`. A null prototype: texts are looked up by what people send. */
export function readCatalog(language: Language): Dictionary {
  const folder = new URL(`${language}/`, LANGUAGES);
  const files = globSync("*.json", { cwd: folder.pathname }).toSorted();
  const texts = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Dictionary);
  return Object.assign(Object.create(null) as Dictionary, ...texts) as Dictionary;
}

/** The product's own words by id. */
export const ENGLISH: Dictionary = readCatalog("en");

/** A language by id and, for texts that are still looked up by them, by English words. */
export function readDictionary(language: Language): Dictionary {
  const byId = readCatalog(language);
  const all = Object.create(null) as Record<string, string>;
  for (const [id, english] of Object.entries(ENGLISH)) {
    const text = byId[id];
    if (text === undefined) continue;
    all[id] = text;
    all[english] ??= text;
  }
  return all;
}
