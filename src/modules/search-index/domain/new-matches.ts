import { findHits } from "./index/find-hits.ts";
import type { SearchScratch } from "./index/scratch.ts";
import { planSearch } from "./index/search-plan.ts";
import type { SearchQuery } from "./search-query.ts";
import { byRooftopCode, type RooftopDistances } from "./search-stock.ts";
import type { StockIndex } from "./index/stock-index.ts";

export interface NewsQuestion {
  readonly query: SearchQuery;
  readonly distances: RooftopDistances;
  /** Seconds since 1970; vehicles that came into the stock later are new. */
  readonly after: number;
}

export interface NewMatches {
  /** Vehicles that match at all. */
  readonly total: number;
  /** Those of them that are new. */
  readonly count: number;
  /** When the newest match came, in seconds since 1970; `after` when none came later. */
  readonly newest: number;
}

/** What is new for somebody who knows everything that matched until `after` (SRCH-08). */
export function newMatches(
  index: StockIndex,
  scratch: SearchScratch,
  { query, distances, after }: NewsQuestion,
): NewMatches {
  const plan = planSearch(index, query, {
    distances: distances === null ? null : byRooftopCode(index, distances),
  });
  const { hits: total } = findHits(index, scratch, { plan, counted: [] });
  const { added } = index.columns;
  let count = 0;
  let newest = after;
  for (let at = 0; at < total; at += 1) {
    const since = added[scratch.hits[at] as number] as number;
    if (since <= after) continue;
    count += 1;
    if (since > newest) newest = since;
  }
  return { total, count, newest };
}
