import { LOOK_FACETS } from "../facets.ts";
import type { CombinationTable } from "./combination-table.ts";
import type { RowSets } from "./row-sets.ts";
import type { SearchedIndex } from "../shared/searched-index.ts";

/** The set of all vehicles. */
const LIVE = 1;
/** Values of one facet that have sets. Facets with more, interiors as makers spell them, are looked at row by row. */
const MOST_VALUES = 64;
const FIRST = LIVE + 1;

/** Where the sets of a facet begin: `first` is that of its vehicles without a value, the next value is `step` sets on. */
export function setsOfPart(part: number): { readonly first: number; readonly step: number } {
  return { first: FIRST + part, step: LOOK_FACETS.length };
}

/** Whether all of a facet's values have sets. @param values codes of its dictionary, 0 included */
export function haveSets(values: number): boolean {
  return values <= MOST_VALUES;
}

/** All vehicles as bits, a word for each block; free rows are not among them. */
export function liveRows({ columns, blocks }: SearchedIndex): Uint32Array {
  const { words, stride } = columns.lookSets;
  return words.subarray(LIVE * stride, LIVE * stride + blocks.count);
}

/** Gives a row a look, 0 when it becomes free, in its column and in the sets of its values. */
export function writeLook(
  { look, lookSets }: { readonly look: Uint32Array; readonly lookSets: RowSets },
  looks: CombinationTable,
  { row, to }: { readonly row: number; readonly to: number },
): void {
  const before = look[row] as number;
  if (before !== 0) {
    lookSets.remove(LIVE, row);
    for (let part = 0; part < LOOK_FACETS.length; part += 1) lookSets.remove(setOf(looks, before, part), row);
  }
  look[row] = to;
  markLook({ look, lookSets }, looks, row);
}

/** Puts a row into the sets of the look that it has. */
export function markLook(
  { look, lookSets }: { readonly look: Uint32Array; readonly lookSets: RowSets },
  looks: CombinationTable,
  row: number,
): void {
  const own = look[row] as number;
  if (own === 0) return;
  lookSets.reserve(row, FIRST);
  lookSets.add(LIVE, row);
  for (let part = 0; part < LOOK_FACETS.length; part += 1) {
    const set = setOf(looks, own, part);
    lookSets.reserve(row, set + 1);
    lookSets.add(set, row);
  }
}

/** The set of a look's value of one facet; that of all vehicles where the value has none of its own. */
function setOf(looks: CombinationTable, look: number, part: number): number {
  const code = looks.column(part)[look] as number;
  const { first, step } = setsOfPart(part);
  return code < MOST_VALUES ? first + code * step : LIVE;
}
