import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { IDENTIFIER_POINTS } from "#modules/search-index/domain/relevance.ts";
import type { NewsQuestion } from "#modules/search-index/domain/new-matches.ts";
import { DISTANCE_BANDS } from "#modules/search-index/domain/recommended.ts";
import { PAGE_SIZE, type NumberRange, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import { type RooftopDistances, UNKNOWN_DISTANCE } from "#modules/search-index/domain/search-stock.ts";
import { tokensOf } from "#modules/search-index/domain/words/keyword-words.ts";
import type { EngineQuestion } from "#modules/vehicle-search/server/search-engine.ts";
import { keyField, shownField, WORD_CLASSES, wordField } from "./vehicle-document.ts";

/** OpenSearch's query language: what of it is used here. */
export type Clause = Readonly<Record<string, unknown>>;

/** More values than any facet has. */
const MOST_VALUES = 10_000;
/** Miles up to which cars count as equally near (`distanceBand`); painless, kept compiled because it never changes. */
export const BAND_SCRIPT =
  "double d = params.miles.getOrDefault(doc['rooftop'].value, params.far); int b = 0; for (limit in params.bands) { if (d <= limit) { return b; } b++; } return b;";
export const MILES_SCRIPT = "return params.miles.getOrDefault(doc['rooftop'].value, params.far);";

/** One page with its facets. Facets filter after counting, and each count leaves out its own filter. */
export function searchBody(tenantId: string, question: EngineQuestion, page: number): Clause {
  const { query, distances, counted } = question;
  return {
    track_total_hits: true,
    from: (page - 1) * PAGE_SIZE,
    size: PAGE_SIZE,
    _source: ["card"],
    query: { bool: { filter: hardFilters(tenantId, query, distances), must: keywords(query.q) } },
    post_filter: { bool: { filter: facetFilters(query, FACETS) } },
    sort: [...sortOf(query, distances), { key: "asc" }],
    aggs: {
      ...Object.fromEntries(counted.map((name) => [name, countOf(query, name)])),
      ...selectedValues(tenantId, query, counted),
    },
  };
}

/** Counts all matches, and those that came later. */
export function newsBody(tenantId: string, { query, distances, after }: NewsQuestion): Clause {
  const filter = [...hardFilters(tenantId, query, distances), ...facetFilters(query, FACETS)];
  return {
    track_total_hits: true,
    size: 0,
    query: { bool: { filter, must: keywords(query.q) } },
    aggs: {
      news: { filter: { range: { added: { gt: after } } }, aggs: { newest: { max: { field: "added" } } } },
    },
  };
}

/** Counts all matches by rooftop. */
export function rooftopsBody(
  tenantId: string,
  { query, distances }: { readonly query: SearchQuery; readonly distances: RooftopDistances },
): Clause {
  const filter = [...hardFilters(tenantId, query, distances), ...facetFilters(query, FACETS)];
  return {
    track_total_hits: true,
    size: 0,
    query: { bool: { filter, must: keywords(query.q) } },
    aggs: { rooftops: { terms: { field: "rooftop", size: MOST_VALUES } } },
  };
}

function hardFilters(tenantId: string, query: SearchQuery, distances: RooftopDistances): Clause[] {
  const near = distances === null || query.distance === null ? null : nearer(distances, query.distance);
  return [
    { term: { tenant: tenantId } },
    ...range("price", query.price),
    ...range("mileage", query.mileage),
    ...range("payment", query.payment),
    ...range("year", query.year),
    ...(near === null ? [] : [{ terms: { rooftop: near } }]),
    ...(query.rooftop.length === 0 ? [] : [{ terms: { rooftop: query.rooftop } }]),
    ...(query.availability.length === 0 ? [] : [{ terms: { availability: query.availability } }]),
    ...(query.onlineExclusive ? [{ term: { exclusive: true } }] : []),
  ];
}

const nearer = (distances: ReadonlyMap<string, number>, miles: number): string[] =>
  [...distances].filter(([, far]) => far <= miles).map(([rooftop]) => rooftop);

/** A vehicle without the figure is in no range. */
function range(field: string, { min, max }: NumberRange): Clause[] {
  if (min === null && max === null) return [];
  return [{ range: { [field]: { ...(min !== null && { gte: min }), ...(max !== null && { lte: max }) } } }];
}

/** Features must all be there, of every other facet one of the values. */
function facetFilters(query: SearchQuery, names: readonly FacetName[]): Clause[] {
  return names.flatMap((name): Clause[] => {
    const wanted = query.facets[name];
    if (wanted.length === 0) return [];
    return name === "feature"
      ? wanted.map((value) => ({ term: { [keyField(name)]: value } }))
      : [{ terms: { [keyField(name)]: wanted } }];
  });
}

/** Every token must begin a word of the car or be its VIN or stock number; the score is the sum of what each is worth. */
function keywords(typed: string): Clause[] {
  return tokensOf(typed).map((token) => {
    const worth = WORD_CLASSES.flatMap((points) => [
      constant({ term: { [wordField(points)]: token } }, points.whole),
      constant({ prefix: { [wordField(points)]: token } }, points.beginning),
    ]);
    const should = [
      { dis_max: { queries: worth } },
      constant({ term: { identifiers: token } }, IDENTIFIER_POINTS),
    ];
    return { bool: { should, minimum_should_match: 1 } };
  });
}

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });

function countOf(query: SearchQuery, name: FacetName): Clause {
  const others = FACETS.filter((other) => other !== name);
  return { filter: { bool: { filter: facetFilters(query, others) } }, aggs: { values: valuesOf(name) } };
}

const valuesOf = (name: FacetName): Clause => ({ terms: { field: shownField(name), size: MOST_VALUES } });

/** What is selected is shown even when nothing of it is found; its label stands in the vehicles that have it. */
function selectedValues(tenantId: string, query: SearchQuery, counted: readonly FacetName[]): Clause {
  const names = counted.filter((name) => query.facets[name].length > 0);
  if (names.length === 0) return {};
  const aggs = Object.fromEntries(
    names.map((name) => [
      name,
      { filter: { terms: { [keyField(name)]: query.facets[name] } }, aggs: { values: valuesOf(name) } },
    ]),
  );
  return { selected: { global: {}, aggs: { own: { filter: { term: { tenant: tenantId } }, aggs } } } };
}

function sortOf(query: SearchQuery, distances: RooftopDistances): Clause[] {
  const by = (field: string, order: "asc" | "desc"): Clause => ({ [field]: { order, missing: "_last" } });
  const recommended = [
    ...(distances === null ? [] : [byScript(BAND_SCRIPT, distances, { bands: DISTANCE_BANDS })]),
    by("drawbacks", "asc"),
    by("added", "desc"),
  ];
  switch (query.sort) {
    case "price-desc":
      return [by("price", "desc")];
    case "price-asc":
      return [by("price", "asc")];
    case "mileage-asc":
      return [by("mileage", "asc")];
    case "payment-asc":
      return [by("payment", "asc")];
    case "year-desc":
      return [by("year", "desc")];
    case "distance-asc":
      return distances === null ? [] : [byScript(MILES_SCRIPT, distances, {})];
    case "recommended":
      return recommended;
    case "relevance":
      return [{ _score: "desc" }, ...recommended];
  }
}

function byScript(source: string, distances: ReadonlyMap<string, number>, more: object): Clause {
  const params = { miles: Object.fromEntries(distances), far: UNKNOWN_DISTANCE, ...more };
  return { _script: { type: "number", order: "asc", script: { lang: "painless", source, params } } };
}
