import { oncePer } from "#platform/shared/once-per.ts";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { facetKey, FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { facetWords, identifierKey, tokensOf } from "#modules/search-index/domain/words/keyword-words.ts";
import { distanceBand, drawbacksOf } from "#modules/search-index/domain/recommended.ts";
import { IDENTIFIER_POINTS } from "#modules/search-index/domain/relevance.ts";
import type { RooftopDistances } from "#modules/search-index/domain/search-stock.ts";
import { wordPoints } from "#modules/search-index/domain/index/word-points.ts";
import { PAGE_SIZE, type NumberRange, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { facetKeyOf } from "#modules/search-index/domain/facet-value.ts";

/** The answer of a search in its plainest form, for comparison with the index. */
export interface ReferenceResult {
  readonly total: number;
  readonly page: number;
  readonly keys: readonly string[];
  /** Facet, then value, then count; values without vehicles are left out. */
  readonly counts: Readonly<Record<FacetName, ReadonlyMap<string, number>>>;
}

/**
 * What search means, written to be read instead of to be fast: the executable specification that the index
 * is tested against.
 */
export function referenceSearch(
  stock: readonly StockItem[],
  { query, distances }: { query: SearchQuery; distances: RooftopDistances },
): ReferenceResult {
  const listed = stock.filter(isListed).filter((item) => passesHardFilters(item, query, distances));
  const hits = listed.filter((item) => FACETS.every((name) => passesFacet(item, name, query)));
  const counts = {} as Record<FacetName, Map<string, number>>;
  for (const name of FACETS) {
    const others = FACETS.filter((other) => other !== name);
    counts[name] = new Map();
    for (const item of listed.filter((one) => others.every((other) => passesFacet(one, other, query)))) {
      for (const value of valuesOf(item, name)) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
  }
  const sorted = hits.toSorted(orderOf(query, distances));
  const page = Math.min(query.page, Math.max(1, Math.ceil(hits.length / PAGE_SIZE)));
  const keys = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ card }) => card.key);
  return { total: hits.length, page, keys, counts };
}

/** The values of a car by facet, read once a car: tests ask about the same cars again and again. */
const valuesOfCar = oncePer(
  (item: StockItem) => new Map(FACETS.map((name) => [name, new Set(readValues(item, name))])),
);

function readValues(item: StockItem, name: FacetName): string[] {
  const values = name === "feature" ? item.features.map(facetKey) : [facetKeyOf(item, name) ?? ""];
  return values.filter((value) => value !== "");
}

function valuesOf(item: StockItem, name: FacetName): Set<string> {
  return valuesOfCar(item).get(name) as Set<string>;
}

/** Every word that finds a car, with what it is worth, once a car. */
const wordsOfCar = oncePer((item: StockItem) =>
  FACETS.flatMap((name) =>
    [...valuesOf(item, name)].flatMap((value) =>
      facetWords(name, value).map((word) => ({ word, points: wordPoints({ name, value, word }) })),
    ),
  ),
);

const identifiersOf = ({ card }: StockItem) =>
  [card.vin, card.stockNumber].map((text) => identifierKey(text ?? ""));

function passesFacet(item: StockItem, name: FacetName, query: SearchQuery): boolean {
  const wanted = query.facets[name];
  if (wanted.length === 0) return true;
  const values = valuesOf(item, name);
  return name === "feature"
    ? wanted.every((value) => values.has(value))
    : wanted.some((value) => values.has(value));
}

function inRange(value: number | null, { min, max }: NumberRange): boolean {
  if (min === null && max === null) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

function passesHardFilters(item: StockItem, query: SearchQuery, distances: RooftopDistances): boolean {
  const { card } = item;
  const miles = distances?.get(card.dealershipId) ?? Infinity;
  return (
    inRange(payableCents(card), query.price) &&
    inRange(card.estimatedPayment?.estimatedMonthlyPaymentCents ?? null, query.payment) &&
    inRange(card.mileage, query.mileage) &&
    inRange(card.year, query.year) &&
    (distances === null || query.distance === null || miles <= query.distance) &&
    (query.rooftop.length === 0 || query.rooftop.includes(card.dealershipId)) &&
    (query.availability.length === 0 || query.availability.some((value) => value === card.availability)) &&
    (!query.onlineExclusive || card.onlineExclusive) &&
    passesKeywords(item, query.q)
  );
}

function passesKeywords(item: StockItem, typed: string): boolean {
  const identifiers = identifiersOf(item);
  return tokensOf(typed).every(
    (token) => wordsOfCar(item).some(({ word }) => word.startsWith(token)) || identifiers.includes(token),
  );
}

/** The best a token finds in one vehicle, whatever it is looked up in. */
function pointsOf(item: StockItem, token: string): number {
  const points = wordsOfCar(item)
    .filter(({ word }) => word.startsWith(token))
    .map((found) => found.points[found.word === token ? "whole" : "beginning"]);
  return Math.max(0, ...points) + (identifiersOf(item).includes(token) ? IDENTIFIER_POINTS : 0);
}

type Order = (a: StockItem, b: StockItem) => number;

/** By each of these figures in turn, smallest first; the key decides what is still equal. */
function orderOf(query: SearchQuery, distances: RooftopDistances): Order {
  const last = Number.MAX_SAFE_INTEGER;
  const miles = ({ card }: StockItem): number =>
    distances === null ? 0 : (distances.get(card.dealershipId) ?? last);
  const recommended = (item: StockItem): number[] => [
    distanceBand(miles(item)),
    drawbacksOf(item),
    -(item.addedAt ?? 0),
  ];
  const valuesOfSort = (item: StockItem): number[] => {
    const { card } = item;
    switch (query.sort) {
      case "price-desc":
        return [-(payableCents(card) ?? -last)];
      case "price-asc":
        return [payableCents(card) ?? last];
      case "mileage-asc":
        return [card.mileage ?? last];
      case "payment-asc":
        return [card.estimatedPayment?.estimatedMonthlyPaymentCents ?? last];
      case "year-desc":
        return [-card.year];
      case "distance-asc":
        return [miles(item)];
      case "recommended":
        return recommended(item);
      case "relevance": {
        const points = tokensOf(query.q).reduce((sum, token) => sum + pointsOf(item, token), 0);
        return [-points, ...recommended(item)];
      }
    }
  };
  const known = new Map<StockItem, number[]>();
  const valuesFor = (item: StockItem): number[] => {
    const values = known.get(item) ?? valuesOfSort(item);
    known.set(item, values);
    return values;
  };
  return (a, b) => {
    const [left, right] = [valuesFor(a), valuesFor(b)];
    const apart = left.findIndex((value, at) => value !== right[at]);
    if (apart !== -1) return (left[apart] as number) - (right[apart] as number);
    return a.card.key < b.card.key ? -1 : a.card.key > b.card.key ? 1 : 0;
  };
}
