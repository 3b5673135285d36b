import { BOUNDS, HIGHEST, LOWEST } from "../block-bounds.ts";
import { BLOCK_ROWS, MIXED } from "../row-blocks.ts";
import type { SearchPlan } from "../search-plan.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";

/** Rows of one block as bits of a word; those that are not in `of` do not matter. */
type BlockMask = (block: number, of: number) => number;

/** What rows have to pass besides their spec, look and features, cheapest first. Free rows may pass. */
export function masksOf(index: SearchedIndex, plan: SearchPlan): BlockMask[] {
  const { lotMisses, keywords } = plan;
  const masks: BlockMask[] = [];
  // Free rows are left out before.
  if (lotMisses?.some((miss, lot) => lot > 0 && miss !== 0) === true) {
    masks.push((block) => lotMask(index.columns.lot, lotMisses, block));
  }
  for (const range of plan.ranges) masks.push(rangeMaskOf(index, plan, range));
  if (keywords !== null) masks.push((block, of) => keywordMask(index, keywords, { block, of }));
  return masks;
}

function lotMask(column: Uint32Array, misses: Uint16Array, block: number): number {
  const first = block * BLOCK_ROWS;
  let mask = 0;
  for (let at = 0; at < BLOCK_ROWS; at += 1) {
    mask |= (misses[column[first + at] as number] === 0 ? 1 : 0) << at;
  }
  return mask;
}

/** Blocks that lie in the range or outside of it as a whole are not looked at; of one person's payments no bounds are known. */
function rangeMaskOf(
  { columns }: SearchedIndex,
  { payments }: SearchPlan,
  { column, min, max }: SearchPlan["ranges"][number],
): BlockMask {
  if (column === "payment" && payments !== null) return (block) => rangeMask(payments, { min, max }, block);
  const figures = columns[column];
  const { bounds } = columns;
  const [low, high] = [LOWEST[column], HIGHEST[column]];
  return (block) => {
    const lowest = bounds[block * BOUNDS + low] as number;
    const highest = bounds[block * BOUNDS + high] as number;
    if (lowest > max || highest < min) return 0;
    return lowest >= min && highest <= max ? -1 : rangeMask(figures, { min, max }, block);
  };
}

function rangeMask(
  column: Int32Array,
  { min, max }: { readonly min: number; readonly max: number },
  block: number,
): number {
  const first = block * BLOCK_ROWS;
  let mask = 0;
  for (let at = 0; at < BLOCK_ROWS; at += 1) {
    const value = column[first + at] as number;
    // The sign is set where a bound is broken; neither difference leaves 32 bits unless the other one has it set.
    mask |= (((value - min) | (max - value)) >>> 31) << at;
  }
  return ~mask;
}

type Keywords = NonNullable<SearchPlan["keywords"]>;

function keywordMask(
  index: SearchedIndex,
  match: Keywords,
  { block, of }: { block: number; of: number },
): number {
  const { spec, look } = index.columns;
  const { specTokens, lookTokens, all } = match;
  const hasMore = match.features.length > 0 || match.rows.size > 0;
  const owner = index.blocks.owners[block] as number;
  if (owner !== MIXED && specTokens[owner] === all) return -1;
  let mask = 0;
  for (let rest = of; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const row = block * BLOCK_ROWS + 31 - Math.clz32(bit);
    let tokens = (specTokens[spec[row] as number] as number) | (lookTokens[look[row] as number] as number);
    if (hasMore && tokens !== all) tokens |= rowTokens(index, match, row);
    if (tokens === all) mask |= bit;
  }
  return mask;
}

/** Tokens answered by the features, VIN or stock number of one row. */
function rowTokens(index: SearchedIndex, match: Keywords, row: number): number {
  const { features, featureStride } = index.columns;
  let tokens = match.rows.get(row) ?? 0;
  for (const { bit, words } of match.features) {
    for (let word = 0; word < featureStride; word += 1) {
      if (((features[row * featureStride + word] as number) & (words[word] as number)) !== 0) tokens |= bit;
    }
  }
  return tokens;
}

/** Rows with all wanted features; all rows when none is wanted. */
export function featureMask({ columns }: SearchedIndex, plan: SearchPlan, block: number): number {
  const { words, stride } = columns.featureSets;
  let mask = plan.featuresImpossible ? 0 : -1;
  for (const code of plan.features) mask &= words[code * stride + block] as number;
  return mask;
}
