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
    const { specs, points: more } = index.found.of(token);
    for (let at = 0; at < specs.length; at += 1) {
      const spec = specs[at] as number;
      points[spec] = (points[spec] as number) + (more[at] as number);
    }
  }
  return points;
}
