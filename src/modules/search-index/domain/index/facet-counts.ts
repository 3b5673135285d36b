import type { FacetValueView } from "../search-view.ts";
import { FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../facets.ts";
import { countFeatures } from "./feature-counts.ts";
import type { SearchScratch } from "./scratch.ts";
import { FEATURE_BIT, missBit, type SearchPlan } from "./search-plan.ts";
import type { SearchQuery } from "../search-query.ts";
import type { StockIndex } from "./stock-index.ts";

type FacetCounts = Readonly<Record<FacetName, Uint32Array>>;

/** What `findCandidates` left in the scratch, with its hits split off. */
interface Found {
  readonly plan: SearchPlan;
  readonly candidates: number;
  readonly hits: number;
  /** The facets that are asked for. */
  readonly counted: readonly FacetName[];
}

/**
 * Counts facets without their own filter: hits count everywhere, a row with one miss in that facet only.
 * Facets that `found.counted` leaves out stay at zero.
 */
export function countFacets(index: StockIndex, scratch: SearchScratch, found: Found): FacetCounts {
  const counts = {} as Record<FacetName, Uint32Array>;
  for (const name of FACETS) counts[name] = new Uint32Array(index.dictionaries[name].size);
  countGroup(index, scratch, { names: SPEC_FACETS, counts, found });
  countGroup(index, scratch, { names: LOOK_FACETS, counts, found });
  if (found.counted.includes("feature")) {
    counts.feature = countFeatures(index, scratch, collectFeatureRows(scratch, found));
  }
  return counts;
}

interface Group {
  readonly names: readonly FacetName[];
  readonly counts: Record<FacetName, Uint32Array>;
  readonly found: Found;
}

/** Counts combinations first and facets from those, unless there are more combinations than hits. */
function countGroup(index: StockIndex, scratch: SearchScratch, { names, counts, found }: Group): void {
  if (!names.some((name) => found.counted.includes(name))) return;
  const isSpec = names === SPEC_FACETS;
  const table = isSpec ? index.specs : index.looks;
  const column = isSpec ? index.columns.spec : index.columns.look;
  const perCombination =
    found.hits < table.size
      ? null
      : countCombinations(scratch, column, { hits: found.hits, size: table.size });
  for (const [part, name] of names.entries()) {
    if (!found.counted.includes(name)) continue;
    const codes = table.column(part);
    if (perCombination === null)
      countHits(scratch, { hits: found.hits, column, codes, counts: counts[name] });
    else addUp(perCombination, codes, counts[name]);
    if (found.plan.filtered.includes(name)) {
      countMissing(scratch, { found, bit: missBit(name), column, codes, counts: counts[name] });
    }
  }
}

function countCombinations(
  { hits }: SearchScratch,
  column: Uint32Array,
  found: { hits: number; size: number },
): Uint32Array {
  const perCombination = new Uint32Array(found.size);
  for (let at = 0; at < found.hits; at += 1) {
    const combination = column[hits[at] as number] as number;
    perCombination[combination] = (perCombination[combination] as number) + 1;
  }
  return perCombination;
}

function countHits(
  scratch: SearchScratch,
  {
    hits,
    column,
    codes,
    counts,
  }: { hits: number; column: Uint32Array; codes: Uint16Array; counts: Uint32Array },
): void {
  for (let at = 0; at < hits; at += 1) {
    const code = codes[column[scratch.hits[at] as number] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function addUp(perCombination: Uint32Array, codes: Uint16Array, counts: Uint32Array): void {
  for (let combination = 0; combination < perCombination.length; combination += 1) {
    const code = codes[combination] as number;
    counts[code] = (counts[code] as number) + (perCombination[combination] as number);
  }
}

interface Missing {
  readonly found: Found;
  readonly bit: number;
  readonly column: Uint32Array;
  readonly codes: Uint16Array;
  readonly counts: Uint32Array;
}

/** Adds the rows that fail this facet and nothing else. */
function countMissing({ rows, misses }: SearchScratch, { found, bit, column, codes, counts }: Missing): void {
  for (let at = 0; at < found.candidates; at += 1) {
    if (misses[at] !== bit) continue;
    const code = codes[column[rows[at] as number] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Features are counted over the hits and the rows that only miss a wanted feature. */
function collectFeatureRows(scratch: SearchScratch, found: Found): number {
  const { rows, misses, hits, featureRows } = scratch;
  if (!found.plan.filtered.includes("feature")) {
    featureRows.set(hits.subarray(0, found.hits));
    return found.hits;
  }
  let count = 0;
  for (let at = 0; at < found.candidates; at += 1) {
    featureRows[count] = rows[at] as number;
    count += ((misses[at] as number) & ~FEATURE_BIT) === 0 ? 1 : 0;
  }
  return count;
}

/** The values to show: those with vehicles, and the selected ones even without; none of facets not counted. */
export function facetViews(
  index: StockIndex,
  { query, counted }: { query: SearchQuery; counted: readonly FacetName[] },
  counts: FacetCounts,
): Record<FacetName, FacetValueView[]> {
  const views = Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as Record<
    FacetName,
    FacetValueView[]
  >;
  for (const name of counted) {
    const dictionary = index.dictionaries[name];
    const wanted = query.facets[name];
    const values: FacetValueView[] = [];
    for (const code of dictionary.ordered()) {
      const count = counts[name][code] as number;
      if (count === 0 && wanted.length === 0) continue;
      const value = dictionary.value(code);
      const selected = wanted.length > 0 && wanted.includes(value);
      if (count > 0 || selected) values.push({ value, label: dictionary.label(code), count, selected });
    }
    views[name] = values;
  }
  return views;
}
