import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { FacetValueView } from "./search-view.ts";
import { answerPage, type PlanQuestion, type RowsAnswer } from "./shared/answer-plan.ts";
import { facetViews } from "./index/facets/facet-counts.ts";
import { FACETS, type FacetName } from "./facets.ts";
import type { SearchScratch } from "./index/scratch.ts";
import { planSearch } from "./index/search-plan.ts";
import type { SearchQuery } from "./search-query.ts";
import type { StockIndex } from "./index/stock-index.ts";

/** Beyond every distance filter and last in order; finite, because sorting subtracts. */
export const UNKNOWN_DISTANCE = 1e9;

/** Miles from the shopper per rooftop id; null when the shopper's place is unknown. */
export type RooftopDistances = ReadonlyMap<string, number> | null;

/** The answer of the index to one search. */
export interface StockResult {
  readonly total: number;
  /** The asked page, or the last one when there are fewer. */
  readonly page: number;
  readonly pageCount: number;
  readonly cards: readonly VehicleCardView[];
  readonly facets: Readonly<Record<FacetName, readonly FacetValueView[]>>;
}

interface StockQuestion {
  readonly query: SearchQuery;
  readonly distances: RooftopDistances;
  /** Cents a month by row, -1 for none: what one person would pay instead of everybody's estimates. */
  readonly payments?: Int32Array | undefined;
  /** Facets to count; all when left out. */
  readonly counted?: readonly FacetName[];
}

/**
 * Runs a search: total, one page in order and all facets, each counted without its own filter (SRCH, OP-32).
 * Without distances, the distance filter passes everything and the distance sort is by key.
 */
export function searchStock(index: StockIndex, scratch: SearchScratch, question: StockQuestion): StockResult {
  return resultOf(index, question, answerPage(index, scratch, pageQuestion(index, question)));
}

/** A search in the figures of one index, for whoever reads those. */
export function pageQuestion(
  index: StockIndex,
  { query, distances, payments, counted = FACETS }: StockQuestion,
): Extract<PlanQuestion, { kind: "page" }> {
  const miles = distances === null ? null : byRooftopCode(index, distances);
  const plan = planSearch(index, query, { distances: miles, payments });
  return { kind: "page", plan, page: query.page, counted };
}

/** What an answer in figures says; the index must not have changed since they were read. */
export function resultOf(
  index: StockIndex,
  { query, counted = FACETS }: Pick<StockQuestion, "query" | "counted">,
  { hits, page, pageCount, rows, counts }: RowsAnswer,
): StockResult {
  return {
    total: hits,
    page,
    pageCount,
    cards: rows.map((row) => index.card(row)),
    facets: facetViews(index, { query, counted }, counts),
  };
}

/** Miles from the shopper by the code of the rooftop. */
export function byRooftopCode(index: StockIndex, distances: ReadonlyMap<string, number>): Float64Array {
  const miles = new Float64Array(index.rooftops.size);
  for (let code = 1; code < miles.length; code += 1) {
    miles[code] = distances.get(index.rooftops.value(code)) ?? UNKNOWN_DISTANCE;
  }
  return miles;
}
