import { FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../facets.ts";
import { pointsOfSpecs } from "../relevance.ts";
import type { SortKey } from "../sort-options.ts";
import { matchKeywords, type KeywordMatch } from "../words/keyword-match.ts";
import type { SearchQuery } from "../search-query.ts";
import type { StockIndex } from "./stock-index.ts";

/** The miss that no facet forgives: price, place, keyword. */
const HARD = 1 << FACETS.length;

/** The bit a row carries when it fails the filter of this facet. */
export function missBit(name: FacetName): number {
  return 1 << FACETS.indexOf(name);
}

/** The largest figure of a column. */
const LARGEST = 0x7fff_ffff;

/** What a shopper can bound that every row has a figure for. */
type RangeColumn = "price" | "mileage" | "payment";

/** A filter of one facet of looks. */
export interface LookFilter {
  /** The facet's place in `LOOK_FACETS`. */
  readonly part: number;
  /** What a row misses that fails it. */
  readonly bit: number;
  /** 1 for codes that pass. */
  readonly passes: Uint8Array;
}

/**
 * A query translated to the codes of one index: tables of misses per combination, thresholds per column. It can be
 * given to another thread, and what answers it reads figures only (`SearchedIndex`).
 */
export interface SearchPlan {
  readonly sort: SortKey;
  /** Years by their code; null when they do not decide about the order. */
  readonly years: Float64Array | null;
  /** How well each spec fits the words; null when that does not decide about the order. */
  readonly specPoints: Uint16Array | null;
  /** Null when nothing in the group is filtered. */
  readonly specMisses: Uint16Array | null;
  readonly looks: readonly LookFilter[];
  readonly lotMisses: Uint16Array | null;
  /** Codes of the features every row must have; 0 for one that nobody has. */
  readonly features: readonly number[];
  /** A wanted feature nobody has: every row misses the feature facet. */
  readonly featuresImpossible: boolean;
  readonly ranges: readonly { readonly column: RangeColumn; readonly min: number; readonly max: number }[];
  readonly keywords: KeywordMatch | null;
  /** Cents a month by row, -1 for none: what one person would pay; null for everybody's estimates. */
  readonly payments: Int32Array | null;
  /** Miles from the shopper, indexed by rooftop code; null without a place. */
  readonly distances: Float64Array | null;
}

/** What a search knows of its shopper. */
interface Shopper {
  /** Miles per rooftop code, or null when the shopper's place is unknown. */
  readonly distances: Float64Array | null;
  /** By row; everybody's estimates when left out. */
  readonly payments?: Int32Array | null | undefined;
}

/** Translates a query. */
export function planSearch(
  index: StockIndex,
  query: SearchQuery,
  { distances, payments = null }: Shopper,
): SearchPlan {
  const wantedFeatures = query.facets.feature.map((value) => index.dictionaries.feature.find(value));
  const keywords = query.q === "" ? null : matchKeywords(index, query.q);
  return {
    sort: query.sort,
    years: query.sort === "year-desc" ? yearsByCode(index) : null,
    specPoints:
      query.sort === "relevance" && keywords !== null ? pointsOfSpecs(index, keywords.tokens) : null,
    specMisses: specMisses(index, query),
    looks: lookFilters(index, query),
    lotMisses: lotMisses(index, query, distances),
    features: wantedFeatures,
    featuresImpossible: wantedFeatures.includes(0),
    ranges: rangesOf(query),
    keywords,
    payments,
    distances,
  };
}

function specMisses(index: StockIndex, query: SearchQuery): Uint16Array | null {
  if (SPEC_FACETS.every((name) => query.facets[name].length === 0)) return null;
  const misses = new Uint16Array(index.specs.size);
  for (const [part, name] of SPEC_FACETS.entries()) {
    if (query.facets[name].length === 0) continue;
    const passes = wantedCodes(index, query, name);
    const codes = index.specs.column(part);
    for (let spec = 0; spec < misses.length; spec += 1) {
      if (passes[codes[spec] as number] === 0) misses[spec] = (misses[spec] as number) | missBit(name);
    }
  }
  return misses;
}

/** 1 for the codes of values that are asked for. */
function wantedCodes(
  { dictionaries }: StockIndex,
  { facets }: SearchQuery,
  name: Exclude<FacetName, "feature">,
): Uint8Array {
  const passes = new Uint8Array(dictionaries[name].size);
  for (const value of facets[name]) passes[dictionaries[name].find(value)] = 1;
  passes[0] = 0;
  return passes;
}

function lookFilters(index: StockIndex, query: SearchQuery): readonly LookFilter[] {
  const filters: LookFilter[] = [];
  for (const [part, name] of LOOK_FACETS.entries()) {
    if (query.facets[name].length === 0) continue;
    filters.push({ part, bit: missBit(name), passes: wantedCodes(index, query, name) });
  }
  if (query.year.min !== null || query.year.max !== null) {
    // A range is hard: only a year that was chosen is left out where years are counted.
    filters.push({ part: LOOK_FACETS.indexOf("year"), bit: HARD, passes: yearsInRange(index, query) });
  }
  return filters;
}

function yearsInRange({ dictionaries: { year } }: StockIndex, query: SearchQuery): Uint8Array {
  const { min, max } = query.year;
  return Uint8Array.from({ length: year.size }, (_, code) => {
    const value = Number(year.value(code));
    return value < (min ?? -Infinity) || value > (max ?? Infinity) ? 0 : 1;
  });
}

function lotMisses(
  index: StockIndex,
  query: SearchQuery,
  distances: Float64Array | null,
): Uint16Array | null {
  const isFarAsked = distances !== null && query.distance !== null;
  const isAsked = query.rooftop.length > 0 || query.availability.length > 0 || query.onlineExclusive;
  if (!isFarAsked && !isAsked) return null;
  const misses = new Uint16Array(index.lots.size);
  misses[0] = HARD;
  const rooftops = index.lots.column(0);
  const flags = index.lots.column(1);
  const wanted = query.rooftop.map((id) => index.rooftops.find(id));
  const isNear = (rooftop: number): boolean =>
    distances === null || query.distance === null || (distances[rooftop] as number) <= query.distance;
  for (let lot = 1; lot < misses.length; lot += 1) {
    const rooftop = rooftops[lot] as number;
    const bits = (flags[lot] as number) - 1;
    const availability = (bits & 1) === 1 ? "PendingSale" : "Available";
    const passes =
      (wanted.length === 0 || wanted.includes(rooftop)) &&
      isNear(rooftop) &&
      (query.availability.length === 0 || query.availability.includes(availability)) &&
      (!query.onlineExclusive || (bits & 2) === 2);
    if (!passes) misses[lot] = HARD;
  }
  return misses;
}

function yearsByCode({ dictionaries: { year } }: StockIndex): Float64Array {
  return Float64Array.from({ length: year.size }, (_, code) => Number(year.value(code)));
}

function rangesOf(query: SearchQuery): SearchPlan["ranges"] {
  const columns = ["price", "mileage", "payment"] as const;
  return columns
    .map((column) => ({ column, range: query[column] }))
    .filter(({ range }) => range.min !== null || range.max !== null)
    .map(({ column, range }) => ({
      column,
      min: Math.min(range.min ?? 0, LARGEST),
      max: Math.min(range.max ?? LARGEST, LARGEST),
    }));
}
