import { FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../facets.ts";
import { pointsOfSpecs } from "../relevance.ts";
import type { SortKey } from "../sort-options.ts";
import { matchKeywords, type KeywordMatch } from "../words/keyword-match.ts";
import type { SearchQuery } from "../search-query.ts";
import type { StockIndex } from "./stock-index.ts";

/** The miss that no facet forgives: price, place, keyword, a free row. */
const HARD = 1 << FACETS.length;

/** The bit a row carries when it fails the filter of this facet. */
export function missBit(name: FacetName): number {
  return 1 << FACETS.indexOf(name);
}

/** The largest figure of a column. */
const LARGEST = 0x7fff_ffff;

/** What a shopper can bound that every row has a figure for. */
type RangeColumn = "price" | "mileage" | "payment";

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
  readonly lookMisses: Uint16Array | null;
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
    specMisses: groupMisses(index, query, "spec"),
    lookMisses: groupMisses(index, query, "look"),
    lotMisses: lotMisses(index, query, distances),
    features: wantedFeatures,
    featuresImpossible: wantedFeatures.includes(0),
    ranges: rangesOf(query),
    keywords,
    payments,
    distances,
  };
}

function groupMisses(index: StockIndex, query: SearchQuery, group: "spec" | "look"): Uint16Array | null {
  const names: readonly FacetName[] = group === "spec" ? SPEC_FACETS : LOOK_FACETS;
  const table = group === "spec" ? index.specs : index.looks;
  const byYear = group === "look" && (query.year.min !== null || query.year.max !== null);
  if (!byYear && names.every((name) => query.facets[name].length === 0)) return null;
  const misses = new Uint16Array(table.size);
  for (const [part, name] of names.entries()) {
    if (query.facets[name].length === 0) continue;
    const dictionary = index.dictionaries[name];
    const miss = new Uint16Array(dictionary.size).fill(missBit(name));
    for (const value of query.facets[name]) miss[dictionary.find(value)] = 0;
    miss[0] = missBit(name);
    addMisses(misses, table.column(part), miss);
  }
  if (byYear) addMisses(misses, table.column(LOOK_FACETS.indexOf("year")), yearMisses(index, query));
  return misses;
}

function addMisses(misses: Uint16Array, codes: Uint16Array, missOfCode: Uint16Array): void {
  for (let combination = 0; combination < misses.length; combination += 1) {
    misses[combination] =
      (misses[combination] as number) | (missOfCode[codes[combination] as number] as number);
  }
}

/** The year range is hard: only the year facet itself is counted without its filter. */
function yearMisses(index: StockIndex, query: SearchQuery): Uint16Array {
  const years = index.dictionaries.year;
  const misses = new Uint16Array(years.size);
  for (let code = 0; code < years.size; code += 1) {
    const year = Number(years.value(code));
    if (year < (query.year.min ?? -Infinity) || year > (query.year.max ?? Infinity)) misses[code] = HARD;
  }
  return misses;
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
