import { SPEC_FACETS, LOOK_FACETS, FACETS, type FacetName } from "../facets.ts";
import type { CombinationTable } from "../index/combination-table.ts";
import type { Dictionary } from "../index/dictionary.ts";
import type { WordList } from "../index/word-list.ts";

/** Entries kept for each combination there is, and for a stock that has hardly any. */
const KEPT_EACH = 4;
const KEPT_ANYWAY = 20_000;

/** What one typed word finds by the values of a stock. */
export interface FoundByWord {
  /** Specs with a value that has a word which begins with it, in order. */
  readonly specs: Uint32Array;
  /** How well each of `specs` fits (`wordPoints`), at least 1. */
  readonly points: Uint8Array;
  /** Looks with such a value. */
  readonly looks: Uint32Array;
  /** Bits of the features with such a word, by code; null when there is none. */
  readonly features: Uint32Array | null;
}

/** The parts of a stock's index that words are looked up in. */
interface Searched {
  readonly dictionaries: Readonly<Record<FacetName, Dictionary>>;
  readonly words: WordList;
  readonly specs: CombinationTable;
  readonly looks: CombinationTable;
}

/**
 * What words find, looked up once for each word: shoppers type the same makes and models over and over. Codes are
 * never given anew, so that all of it stays right until there are more of them.
 */
export class FoundByWords {
  readonly #index: Searched;
  readonly #found = new Map<string, FoundByWord>();
  #codes = 0;
  #entries = 0;

  constructor(index: Searched) {
    this.#index = index;
  }

  /** @param token as `tokensOf` makes it */
  of(token: string): FoundByWord {
    const codes = this.#countCodes();
    const { specs, looks } = this.#index;
    const most = Math.max(KEPT_ANYWAY, KEPT_EACH * (specs.size + looks.size));
    if (codes !== this.#codes || this.#entries > most) this.#forget(codes);
    const known = this.#found.get(token);
    if (known !== undefined) return known;
    const found = this.#lookUp(token);
    this.#found.set(token, found);
    this.#entries += 1 + found.specs.length + found.looks.length;
    return found;
  }

  #forget(codes: number): void {
    this.#found.clear();
    this.#codes = codes;
    this.#entries = 0;
  }

  #countCodes(): number {
    const { dictionaries, specs, looks } = this.#index;
    return FACETS.reduce((sum, name) => sum + dictionaries[name].size, specs.size + looks.size);
  }

  #lookUp(token: string): FoundByWord {
    const { dictionaries, words, specs, looks } = this.#index;
    const best = new Map<FacetName, Uint8Array>();
    const features = new Uint32Array((dictionaries.feature.size + 31) >>> 5);
    for (const { name, code, word, whole, beginning } of words.startingWith(token)) {
      if (name === "feature") {
        features[code >>> 5] = (features[code >>> 5] as number) | (1 << (code & 31));
        continue;
      }
      let ofCode = best.get(name);
      if (ofCode === undefined) best.set(name, (ofCode = new Uint8Array(dictionaries[name].size)));
      ofCode[code] = Math.max(ofCode[code] as number, word === token ? whole : beginning);
    }
    const pointsOfSpecs = bestOf(specs, SPEC_FACETS, best);
    const found = numbersOf(pointsOfSpecs);
    return {
      specs: found,
      points: Uint8Array.from(found, (spec) => pointsOfSpecs[spec] as number),
      looks: numbersOf(bestOf(looks, LOOK_FACETS, best)),
      features: features.some((bits) => bits !== 0) ? features : null,
    };
  }
}

/** The most points of any part of each combination. */
function bestOf(
  table: CombinationTable,
  names: readonly FacetName[],
  best: ReadonlyMap<FacetName, Uint8Array>,
): Uint8Array {
  const points = new Uint8Array(table.size);
  for (const [part, name] of names.entries()) {
    const ofCode = best.get(name);
    if (ofCode === undefined) continue;
    const codes = table.column(part);
    for (let at = 0; at < points.length; at += 1)
      points[at] = Math.max(points[at] as number, ofCode[codes[at] as number] as number);
  }
  return points;
}

/** Combinations with points. */
function numbersOf(points: Uint8Array): Uint32Array {
  const numbers: number[] = [];
  points.forEach((value, number) => {
    if (value !== 0) numbers.push(number);
  });
  return Uint32Array.from(numbers);
}
