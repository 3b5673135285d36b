import type { FacetName } from "../facets.ts";
import { identifierKey } from "../words/keyword-words.ts";

/** Facets by whose values people call a car. */
const NAMES: ReadonlySet<FacetName> = new Set(["make", "model", "trim"]);

/** What a word is worth to who typed it, and to who typed its beginning only. */
export interface WordPoints {
  readonly whole: number;
  readonly beginning: number;
}

/**
 * What it is worth to find a car by this word of one of its values (`facetWords`): most when it is a whole word of
 * make, model or trim, then when the name begins with what was typed, then for the beginning of a later word; 1 for
 * any other figure of the car, 0 for its equipment. "toyota ra" is a RAV4 before it is anything with roof rails.
 */
export function wordPoints({
  name,
  value,
  word,
}: {
  readonly name: FacetName;
  readonly value: string;
  readonly word: string;
}): WordPoints {
  if (name === "feature") return { whole: 0, beginning: 0 };
  if (!NAMES.has(name)) return { whole: 1, beginning: 1 };
  return identifierKey(value).startsWith(word) ? { whole: 5, beginning: 3 } : { whole: 4, beginning: 2 };
}
