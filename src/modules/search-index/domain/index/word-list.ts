import type { Dictionary } from "./dictionary.ts";
import { FACETS, type FacetName } from "../facets.ts";
import { wordPoints, type WordPoints } from "./word-points.ts";
import { facetWords } from "../words/keyword-words.ts";

/** A word that finds one facet value. */
interface ListedWord extends WordPoints {
  readonly word: string;
  readonly name: FacetName;
  readonly code: number;
}

/** Words of the values of an index in alphabetical order; rebuilt when a new value appears. */
export class WordList {
  readonly #dictionaries: Readonly<Record<FacetName, Dictionary>>;
  #size = 0;
  #words: ListedWord[] = [];

  constructor(dictionaries: Readonly<Record<FacetName, Dictionary>>) {
    this.#dictionaries = dictionaries;
  }

  /** Every facet value with a word that starts with `token`. */
  *startingWith(token: string): Generator<ListedWord> {
    this.#refresh();
    for (let at = lowerBound(this.#words, token); at < this.#words.length; at += 1) {
      const entry = this.#words[at];
      if (entry === undefined || !entry.word.startsWith(token)) return;
      yield entry;
    }
  }

  #refresh(): void {
    const size = FACETS.reduce((sum, name) => sum + this.#dictionaries[name].size, 0);
    if (size === this.#size) return;
    this.#size = size;
    this.#words = [];
    for (const name of FACETS) {
      const dictionary = this.#dictionaries[name];
      for (let code = 1; code < dictionary.size; code += 1) {
        const value = dictionary.value(code);
        for (const word of facetWords(name, value))
          this.#words.push({ word, name, code, ...wordPoints({ name, value, word }) });
      }
    }
    this.#words.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  }
}

function lowerBound(words: readonly { readonly word: string }[], token: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.word ?? "") < token) low = middle + 1;
    else high = middle;
  }
  return low;
}
