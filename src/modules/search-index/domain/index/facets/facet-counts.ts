import type { FacetValueView } from "../../search-view.ts";
import { FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../../facets.ts";
import { countFeatures, countLooks } from "./counts-of-rows.ts";
import { markedIn, type Marked } from "../row-sets.ts";
import type { SearchScratch } from "../scratch.ts";
import { missBit, type SearchPlan } from "../search-plan.ts";
import type { SearchQuery } from "../../search-query.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";
import type { StockIndex } from "../stock-index.ts";

export type FacetCounts = Readonly<Record<FacetName, Uint32Array>>;

interface Counting {
  readonly plan: SearchPlan;
  /** Rows that pass everything. */
  readonly hits: Marked;
  /** The facets that are asked for. */
  readonly counted: readonly FacetName[];
}

/**
 * Counts facets without their own filter: hits count everywhere, a row with one miss in that facet only.
 * Facets that `counted` leaves out stay at zero.
 */
export function countFacets(index: SearchedIndex, scratch: SearchScratch, counting: Counting): FacetCounts {
  const { plan, counted } = counting;
  const counts = {} as Record<FacetName, Uint32Array>;
  for (const name of FACETS) counts[name] = new Uint32Array(index.dictionaries[name].size);
  for (const name of counted) {
    const spec = (SPEC_FACETS as readonly FacetName[]).indexOf(name);
    const look = (LOOK_FACETS as readonly FacetName[]).indexOf(name);
    if (spec !== -1) {
      const codes = index.specs.column(spec);
      addSpecs(scratch, { codes, misses: plan.specMisses, bit: missBit(name), counts: counts[name] });
    } else if (look !== -1)
      counts[name] = countLooks(index, look, rowsForLook(index, scratch, { ...counting, look }));
    else counts[name] = countFeatures(index, rowsForFeatures(index, scratch, counting));
  }
  return counts;
}

/** Rows that pass everything but the filter of this facet. */
function rowsForLook(
  { blocks }: SearchedIndex,
  { anyLook, passing, forFacet }: SearchScratch,
  { plan, hits, look }: Counting & { readonly look: number },
): Marked {
  const bit = missBit(LOOK_FACETS[look] as FacetName);
  if (plan.looks.every((filter) => filter.bit !== bit)) return hits;
  const others = plan.looks.flatMap((filter, at) => (filter.bit === bit ? [] : [passing[at] as Uint32Array]));
  for (let block = 0; block < blocks.count; block += 1) {
    let mask = anyLook[block] as number;
    for (let at = 0; at < others.length; at += 1) mask &= others[at]?.[block] as number;
    forFacet[block] = mask;
  }
  return markedIn(forFacet, blocks.count);
}

function rowsForFeatures(
  { blocks }: SearchedIndex,
  { almost }: SearchScratch,
  { plan, hits }: Counting,
): Marked {
  return plan.features.length === 0 ? hits : markedIn(almost, blocks.count);
}

interface Adding {
  /** Of the facet, by combination. */
  readonly codes: Uint16Array;
  readonly misses: Uint16Array | null;
  readonly bit: number;
  readonly counts: Uint32Array;
}

function addSpecs(
  { perSpec, specs, specCount }: SearchScratch,
  { codes, misses, bit, counts }: Adding,
): void {
  for (let at = 0; at < specCount; at += 1) {
    const spec = specs[at] as number;
    const miss = misses === null ? 0 : (misses[spec] as number);
    if (miss !== 0 && miss !== bit) continue;
    const code = codes[spec] as number;
    counts[code] = (counts[code] as number) + (perSpec[spec] as number);
  }
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
