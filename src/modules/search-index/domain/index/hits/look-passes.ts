import { LOOK_FACETS } from "../../facets.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";
import { haveSets, liveRows, setsOfPart } from "../look-sets.ts";
import { BLOCK_ROWS } from "../row-blocks.ts";
import type { SearchScratch } from "../scratch.ts";
import type { LookFilter } from "../search-plan.ts";

/** Marks the rows that pass each filter in `scratch.passing`, and those that pass all in `scratch.looked`. */
export function passLooks(
  index: SearchedIndex,
  scratch: SearchScratch,
  filters: readonly LookFilter[],
): void {
  const { looked } = scratch;
  looked.set(liveRows(index));
  for (const [at, filter] of filters.entries()) {
    const passing = scratch.passing[at] as Uint32Array;
    const facet = LOOK_FACETS[filter.part] as (typeof LOOK_FACETS)[number];
    if (haveSets(index.dictionaries[facet].size)) passBySets(index, passing, filter);
    else passByRows(index, passing, filter);
    for (let block = 0; block < index.blocks.count; block += 1)
      looked[block] = (looked[block] as number) & (passing[block] as number);
  }
}

/** Adds up the sets of the values that pass, or of those that do not where they are fewer. */
function passBySets({ columns, blocks }: SearchedIndex, passing: Uint32Array, filter: LookFilter): void {
  const { words, stride } = columns.lookSets;
  const { first, step } = setsOfPart(filter.part);
  const codes = Array.from(filter.passes.keys());
  const [pass, fail] = [
    codes.filter((code) => filter.passes[code] === 1),
    codes.filter((code) => filter.passes[code] !== 1),
  ];
  const isTurned = fail.length < pass.length;
  passing.fill(0, 0, blocks.count);
  for (const code of isTurned ? fail : pass) {
    const at = (first + code * step) * stride;
    for (let block = 0; block < blocks.count; block += 1)
      passing[block] = (passing[block] as number) | (words[at + block] as number);
  }
  for (let block = 0; isTurned && block < blocks.count; block += 1)
    passing[block] = ~(passing[block] as number);
}

function passByRows(
  { columns, looks, blocks }: SearchedIndex,
  passing: Uint32Array,
  filter: LookFilter,
): void {
  const { look } = columns;
  const codes = looks.column(filter.part);
  for (let block = 0; block < blocks.count; block += 1) {
    const first = block * BLOCK_ROWS;
    let mask = 0;
    for (let at = 0; at < BLOCK_ROWS; at += 1)
      mask |= (filter.passes[codes[look[first + at] as number] as number] ?? 0) << at;
    passing[block] = mask;
  }
}
