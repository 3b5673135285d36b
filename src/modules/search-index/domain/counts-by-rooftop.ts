import { findHits } from "./index/find-hits.ts";
import type { SearchScratch } from "./index/scratch.ts";
import { planSearch } from "./index/search-plan.ts";
import type { StockIndex } from "./index/stock-index.ts";
import type { SearchQuery } from "./search-query.ts";
import { byRooftopCode, type RooftopDistances } from "./search-stock.ts";

/** How many vehicles a search finds at each rooftop; rooftops without any are left out (SRCH-07). */
export function countsByRooftop(
  index: StockIndex,
  scratch: SearchScratch,
  { query, distances }: { readonly query: SearchQuery; readonly distances: RooftopDistances },
): Map<string, number> {
  const miles = distances === null ? null : byRooftopCode(index, distances);
  const plan = planSearch(index, query, { distances: miles });
  const { hits } = findHits(index, scratch, { plan, counted: [] });
  const { lot } = index.columns;
  const rooftops = index.lots.column(0);
  const counts = new Uint32Array(index.rooftops.size);
  for (let at = 0; at < hits; at += 1) {
    const rooftop = rooftops[lot[scratch.hits[at] as number] as number] as number;
    counts[rooftop] = (counts[rooftop] as number) + 1;
  }
  const found = new Map<string, number>();
  for (const [rooftop, count] of counts.entries())
    if (count > 0) found.set(index.rooftops.value(rooftop), count);
  return found;
}
