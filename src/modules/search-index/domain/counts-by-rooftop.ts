import { answerRooftops, type PlanQuestion } from "./shared/answer-plan.ts";
import type { SearchScratch } from "./index/scratch.ts";
import { planSearch } from "./index/search-plan.ts";
import type { StockIndex } from "./index/stock-index.ts";
import type { SearchQuery } from "./search-query.ts";
import { byRooftopCode, type RooftopDistances } from "./search-stock.ts";

interface RooftopsQuestion {
  readonly query: SearchQuery;
  readonly distances: RooftopDistances;
}

/** How many vehicles a search finds at each rooftop; rooftops without any are left out (SRCH-07). */
export function countsByRooftop(
  index: StockIndex,
  scratch: SearchScratch,
  question: RooftopsQuestion,
): Map<string, number> {
  return rooftopCounts(index, answerRooftops(index, scratch, rooftopsQuestion(index, question)));
}

/** The same in the figures of one index. */
export function rooftopsQuestion(
  index: StockIndex,
  { query, distances }: RooftopsQuestion,
): Extract<PlanQuestion, { kind: "rooftops" }> {
  const miles = distances === null ? null : byRooftopCode(index, distances);
  return { kind: "rooftops", plan: planSearch(index, query, { distances: miles }) };
}

/** @param counts vehicles by the code of their rooftop */
export function rooftopCounts(index: StockIndex, counts: Uint32Array): Map<string, number> {
  const found = new Map<string, number>();
  for (const [rooftop, count] of counts.entries())
    if (count > 0) found.set(index.rooftops.value(rooftop), count);
  return found;
}
