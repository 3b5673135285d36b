import { SPEC_FACETS, type FacetName } from "./facets.ts";
import { bitCount } from "./index/bit-count.ts";
import type { KeywordMatch } from "./words/keyword-match.ts";
import type { SearchedIndex } from "./shared/searched-index.ts";
import type { StockIndex } from "./index/stock-index.ts";

/** A token that is a vehicle's whole VIN or stock number: nobody types one by chance. */
export const IDENTIFIER_POINTS = 6;

/**
 * How well rows that were found fit what was typed: the points of all tokens (`wordPoints`), more is better.
 * @param specPoints `pointsOfSpecs` of the same tokens
 */
export function relevanceOf(
  { columns: { spec, look } }: SearchedIndex,
  match: KeywordMatch,
  specPoints: Uint16Array,
): (row: number) => number {
  return (row) => {
    const specOfRow = spec[row] as number;
    // A token that no part of the spec answers counts for the year, color or condition that does.
    const others =
      (match.lookTokens[look[row] as number] as number) & ~(match.specTokens[specOfRow] as number);
    const identified = match.rows.get(row) ?? 0;
    return (specPoints[specOfRow] as number) + bitCount(others) + bitCount(identified) * IDENTIFIER_POINTS;
  };
}

/** Of every token the best of the make, model, trim and the rest of a spec. */
export function pointsOfSpecs(index: StockIndex, tokens: readonly string[]): Uint16Array {
  const points = new Uint16Array(index.specs.size);
  for (const token of tokens) {
    const best = new Map<FacetName, Uint8Array>();
    for (const { name, code, word, whole, beginning } of index.words.startingWith(token)) {
      let ofCode = best.get(name);
      if (ofCode === undefined) best.set(name, (ofCode = new Uint8Array(index.dictionaries[name].size)));
      ofCode[code] = Math.max(ofCode[code] as number, word === token ? whole : beginning);
    }
    addBest(points, best, index.specs);
  }
  return points;
}

function addBest(
  points: Uint16Array,
  best: ReadonlyMap<FacetName, Uint8Array>,
  specs: StockIndex["specs"],
): void {
  const parts = SPEC_FACETS.flatMap((name, part) => {
    const ofCode = best.get(name);
    return ofCode === undefined ? [] : [{ codes: specs.column(part), ofCode }];
  });
  if (parts.length === 0) return;
  for (let spec = 0; spec < points.length; spec += 1) {
    let most = 0;
    for (const { codes, ofCode } of parts) most = Math.max(most, ofCode[codes[spec] as number] as number);
    points[spec] = (points[spec] as number) + most;
  }
}
