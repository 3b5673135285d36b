import { boundsInWords } from "./words/bounds-in-words.ts";
import { facetKey, FACETS, type FacetName } from "./facets.ts";
import { sortOfParam, startSort, type SortKey } from "./sort-options.ts";

/** Vehicles on one page of results. */
export const PAGE_SIZE = 24;

/** Inclusive bounds; null is open. `min > max` is legal and matches nothing (OP-31). */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Availability values that can be filtered; Sold and Deleted are never results. */
type ListedAvailability = "Available" | "PendingSale";

/** A normalized search (OP-32): equal searches are equal objects and equal URLs. */
export interface SearchQuery {
  /** Keywords: lower case, single spaces, at most 100 characters. Empty when there are none. */
  readonly q: string;
  /** Wanted values per facet, as `facetKey`s, sorted, without repeats. Features must all be present; of the others one. */
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  /** Cents. */
  readonly price: NumberRange;
  /** Estimated monthly payment in cents. */
  readonly payment: NumberRange;
  /** Miles. */
  readonly mileage: NumberRange;
  readonly year: NumberRange;
  readonly zip: string | null;
  /** What was typed for a zip and is none; its answer says so (MSG table M). */
  readonly wrongZip: string | null;
  /** Miles around `zip`; null is anywhere. Always null without a zip. */
  readonly distance: number | null;
  readonly rooftop: readonly string[];
  readonly availability: readonly ListedAvailability[];
  readonly onlineExclusive: boolean;
  readonly sort: SortKey;
  /** One-based. */
  readonly page: number;
}

const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 80;
const MAX_KEYWORD_LENGTH = 100;
const MAX_PAGE = 100_000;
const RANGES = [
  // [name, factor from URL unit to query unit, lowest, highest in URL units]
  ["price", 100, 0, 999_999],
  ["payment", 100, 0, 99_999],
  ["mileage", 1, 0, 999_999],
  ["year", 1, 1900, 2100],
] as const;
const AVAILABILITY = new Map<string, ListedAvailability>([
  ["available", "Available"],
  ["pendingsale", "PendingSale"],
]);
const CONDITION_SPELLINGS = new Map([
  ["cpo", "certified"],
  ["certified pre-owned", "certified"],
]);

/** A number as people type it (`$25,000`), clamped; null when it is none. */
function readNumber(text: string | null, lowest: number, highest: number): number | null {
  if (text === null) return null;
  const cleaned = text.replace(/[$,\s]/g, "");
  if (!/^-?\d{1,15}(\.\d{0,9})?$/.test(cleaned)) return null;
  return Math.min(highest, Math.max(lowest, Math.floor(Number(cleaned)))) + 0;
}

function readRange(
  given: (name: string) => string | null,
  [name, factor, lowest, highest]: (typeof RANGES)[number],
): NumberRange {
  const min = readNumber(given(`${name}Min`), lowest, highest);
  const max = readNumber(given(`${name}Max`), lowest, highest);
  return {
    // A bound at the end of the scale is no bound: sliders at rest send it.
    min: min === null || min <= lowest ? null : min * factor,
    max: max === null || max >= highest ? null : max * factor,
  };
}

function distinct<T extends string>(values: readonly (T | undefined)[]): T[] {
  const kept = new Set<T>();
  for (const value of values) {
    if (value !== undefined && value !== "" && value.length <= MAX_VALUE_LENGTH) kept.add(value);
    if (kept.size === MAX_VALUES) break;
  }
  return [...kept].toSorted();
}

function readFacet(params: URLSearchParams, name: FacetName): string[] {
  const values = params.getAll(name).map(facetKey);
  if (name !== "condition") return distinct(values);
  return distinct(values.map((value) => CONDITION_SPELLINGS.get(value) ?? value));
}

/** A sort that has nothing to sort by (distance without a place, best match without words) is none. */
function readSort(
  wanted: SortKey | undefined,
  { q, zip }: Pick<SearchQuery, "q" | "zip">,
  defaultSort: SortKey,
): SortKey {
  const isPossible = (sort: SortKey): boolean =>
    sort === "distance-asc" ? zip !== null : sort !== "relevance" || q !== "";
  const sorts = [wanted, startSort(q, defaultSort)].filter((sort) => sort !== undefined);
  return sorts.find(isPossible) ?? "price-desc";
}

/**
 * Reads a search from URL parameters. Never fails: unknown parameters are ignored, malformed values
 * dropped, numbers out of scale clamped. Prices and miles that a keyword spells out become ranges.
 */
export function parseSearchQuery(params: URLSearchParams, defaultSort: SortKey): SearchQuery {
  const { rest: q, bounds } = boundsInWords(facetKey((params.get("q") ?? "").slice(0, MAX_KEYWORD_LENGTH)));
  // Who types a bound means it more than one that was set before.
  const given = (name: string) => bounds[name] ?? params.get(name);
  const [price, payment, mileage, year] = RANGES.map((range) => readRange(given, range)) as [
    NumberRange,
    NumberRange,
    NumberRange,
    NumberRange,
  ];
  const zipText = (params.get("zip") ?? "").trim();
  const zip = /^(\d{5})(-\d{4})?$/.exec(zipText)?.[1] ?? null;
  const facets = {} as Record<FacetName, readonly string[]>;
  for (const name of FACETS) facets[name] = readFacet(params, name);
  return {
    q,
    facets,
    price,
    payment,
    mileage,
    year,
    zip,
    wrongZip: zip === null && zipText !== "" ? plainZip(zipText) : null,
    distance: zip === null ? null : readNumber(params.get("distance"), 1, 5000),
    rooftop: distinct(params.getAll("rooftop").map((id) => id.trim())),
    availability: distinct(params.getAll("availability").map((name) => AVAILABILITY.get(facetKey(name)))),
    onlineExclusive: ["1", "true", "on", "yes"].includes(facetKey(params.get("onlineExclusive") ?? "")),
    sort: readSort(sortOfParam(params.get("sort") ?? ""), { q, zip }, defaultSort),
    page: readNumber(params.get("page"), 1, MAX_PAGE) ?? 1,
  };
}

/** The canonical URL parameters of a search: stable order, defaults left out. */
export function toSearchParams(query: SearchQuery, defaultSort: SortKey): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q !== "") params.append("q", query.q);
  for (const name of FACETS) for (const value of query.facets[name]) params.append(name, value);
  for (const [name, factor] of RANGES) {
    const { min, max } = query[name];
    if (min !== null) params.append(`${name}Min`, String(min / factor));
    if (max !== null) params.append(`${name}Max`, String(max / factor));
  }
  const zip = query.zip ?? query.wrongZip;
  if (zip !== null) params.append("zip", zip);
  if (query.distance !== null) params.append("distance", String(query.distance));
  for (const id of query.rooftop) params.append("rooftop", id);
  for (const value of query.availability) params.append("availability", value);
  if (query.onlineExclusive) params.append("onlineExclusive", "1");
  const start = startSort(query.q, defaultSort);
  // Best match ends with the words.
  if (query.sort !== start && query.sort !== "relevance") params.append("sort", query.sort);
  if (query.page > 1) params.append("page", String(query.page));
  return params;
}

/** What was typed for a zip, short and plain enough for an address; never a zip itself. */
function plainZip(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, "-")
    .slice(0, 8);
}

/** A search that asks for everything: the landing page of the results. */
export function emptySearch(defaultSort: SortKey): SearchQuery {
  return parseSearchQuery(new URLSearchParams(), defaultSort);
}

/** The same search with other facet values, starting again at page 1; for filter links and chips. */
export function withFacet(query: SearchQuery, name: FacetName, values: readonly string[]): SearchQuery {
  return { ...query, facets: { ...query.facets, [name]: distinct(values.map(facetKey)) }, page: 1 };
}
