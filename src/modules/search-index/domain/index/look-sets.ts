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
  for (const set of setsOf(looks, look[row] as number)) lookSets.remove(set, row);
  look[row] = to;
  markLook({ look, lookSets }, looks, row);
}

/** Puts a row into the sets of the look that it has. */
export function markLook(
  { look, lookSets }: { readonly look: Uint32Array; readonly lookSets: RowSets },
  looks: CombinationTable,
  row: number,
): void {
  const sets = setsOf(looks, look[row] as number);
  lookSets.reserve(row, Math.max(...sets, 0) + 1);
  for (const set of sets) lookSets.add(set, row);
}

function setsOf(looks: CombinationTable, look: number): number[] {
  if (look === 0) return [];
  const sets = [LIVE];
  for (let part = 0; part < LOOK_FACETS.length; part += 1) {
    const code = looks.column(part)[look] as number;
    const { first, step } = setsOfPart(part);
    if (code < MOST_VALUES) sets.push(first + code * step);
  }
  return sets;
}
