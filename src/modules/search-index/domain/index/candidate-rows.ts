import { FACETS } from "../facets.ts";
import type { SearchScratch } from "./scratch.ts";
import { FEATURE_BIT, type SearchPlan } from "./search-plan.ts";
import type { StockIndex } from "./stock-index.ts";

/** 1 for miss sets that matter: none, or one facet only. */
const MATTERS = Uint8Array.from({ length: 2 << FACETS.length }, (_, misses) =>
  misses < 1 << FACETS.length && (misses & (misses - 1)) === 0 ? 1 : 0,
);

/**
 * Fills `scratch.rows` and `scratch.misses` with the rows that pass everything or fail exactly one facet.
 * Returns how many. All loops are free of branches on data, so that they run at memory speed.
 */
export function findCandidates(index: StockIndex, plan: SearchPlan, scratch: SearchScratch): number {
  scratch.reserve(index.rowCount);
  let count = byCombination(index, plan, scratch);
  for (const range of plan.ranges) count = keepInRange(range, scratch, count);
  if (plan.keywords !== null) count = keepKeywords(index, plan.keywords, { scratch, count });
  if (plan.features !== null) count = markFeatures(index, plan, { scratch, count });
  return count;
}

function byCombination(index: StockIndex, plan: SearchPlan, scratch: SearchScratch): number {
  const { spec, look, lot } = index.columns;
  const groups: Misses[] = [{ column: lot, misses: plan.lotMisses }];
  if (plan.specMisses !== null) groups.push({ column: spec, misses: plan.specMisses });
  if (plan.lookMisses !== null) groups.push({ column: look, misses: plan.lookMisses });
  const [first, second, third] = groups as [Misses, Misses | undefined, Misses | undefined];
  if (second === undefined) return byOne(scratch, index.rowCount, first);
  if (third === undefined) return byTwo(scratch, index.rowCount, [first, second]);
  return byThree(scratch, index.rowCount, [first, second, third]);
}

/** What each combination misses, and the combination of each row. */
interface Misses {
  readonly column: Uint32Array;
  readonly misses: Uint16Array;
}

// The three loops differ only in how many tables they read: this pass is a third of every search.

function byOne({ rows, misses }: SearchScratch, rowCount: number, { column, misses: table }: Misses): number {
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) {
    rows[count] = row;
    count += MATTERS[table[column[row] as number] as number] as number;
  }
  misses.fill(0, 0, count);
  return count;
}

function byTwo({ rows, misses }: SearchScratch, rowCount: number, [a, b]: readonly [Misses, Misses]): number {
  const { column: columnA, misses: tableA } = a;
  const { column: columnB, misses: tableB } = b;
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const miss = (tableA[columnA[row] as number] as number) | (tableB[columnB[row] as number] as number);
    rows[count] = row;
    misses[count] = miss;
    count += MATTERS[miss] as number;
  }
  return count;
}

function byThree(
  { rows, misses }: SearchScratch,
  rowCount: number,
  [a, b, c]: readonly [Misses, Misses, Misses],
): number {
  const { column: columnA, misses: tableA } = a;
  const { column: columnB, misses: tableB } = b;
  const { column: columnC, misses: tableC } = c;
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const miss =
      (tableA[columnA[row] as number] as number) |
      (tableB[columnB[row] as number] as number) |
      (tableC[columnC[row] as number] as number);
    rows[count] = row;
    misses[count] = miss;
    count += MATTERS[miss] as number;
  }
  return count;
}

function keepInRange(range: SearchPlan["ranges"][number], scratch: SearchScratch, count: number): number {
  const { column, min, max } = range;
  const { rows, misses } = scratch;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    const value = column[row] as number;
    rows[kept] = row;
    misses[kept] = misses[at] as number;
    kept += (value >= min ? 1 : 0) & (value <= max ? 1 : 0);
  }
  return kept;
}

interface Candidates {
  readonly scratch: SearchScratch;
  readonly count: number;
}

function keepKeywords(
  index: StockIndex,
  match: NonNullable<SearchPlan["keywords"]>,
  { scratch, count }: Candidates,
): number {
  const { spec, look } = index.columns;
  const { specTokens, lookTokens, all } = match;
  const { rows, misses } = scratch;
  const hasMore = match.features.length > 0 || match.rows.size > 0;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    let tokens = (specTokens[spec[row] as number] as number) | (lookTokens[look[row] as number] as number);
    if (hasMore && tokens !== all) tokens |= rowTokens(index, match, row);
    rows[kept] = row;
    misses[kept] = misses[at] as number;
    kept += tokens === all ? 1 : 0;
  }
  return kept;
}

/** Tokens answered by the features, VIN or stock number of one row. */
function rowTokens(index: StockIndex, match: NonNullable<SearchPlan["keywords"]>, row: number): number {
  const { features, featureStride } = index.columns;
  let tokens = match.rows.get(row) ?? 0;
  for (const { bit, words } of match.features) {
    for (let word = 0; word < featureStride; word += 1) {
      if (((features[row * featureStride + word] as number) & (words[word] as number)) !== 0) tokens |= bit;
    }
  }
  return tokens;
}

function markFeatures(index: StockIndex, plan: SearchPlan, { scratch, count }: Candidates): number {
  const { features, featureStride } = index.columns;
  const { rows, misses } = scratch;
  const wanted = plan.features as Uint32Array;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    let missing = plan.featuresImpossible ? 1 : 0;
    for (let word = 0; word < featureStride; word += 1) {
      missing |= (wanted[word] as number) & ~(features[row * featureStride + word] as number);
    }
    const miss = (misses[at] as number) | (missing === 0 ? 0 : FEATURE_BIT);
    rows[kept] = row;
    misses[kept] = miss;
    kept += MATTERS[miss] as number;
  }
  return kept;
}
