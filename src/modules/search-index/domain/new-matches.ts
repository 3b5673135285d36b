import { answerNews, type NewMatches, type PlanQuestion } from "./shared/answer-plan.ts";
import type { SearchScratch } from "./index/scratch.ts";
import { planSearch } from "./index/search-plan.ts";
import type { SearchQuery } from "./search-query.ts";
import { byRooftopCode, type RooftopDistances } from "./search-stock.ts";
import type { StockIndex } from "./index/stock-index.ts";

export type { NewMatches } from "./shared/answer-plan.ts";

export interface NewsQuestion {
  readonly query: SearchQuery;
  readonly distances: RooftopDistances;
  /** Seconds since 1970; vehicles that came into the stock later are new. */
  readonly after: number;
}

/** What is new for somebody who knows everything that matched until `after` (SRCH-08). */
export function newMatches(index: StockIndex, scratch: SearchScratch, question: NewsQuestion): NewMatches {
  return answerNews(index, scratch, newsQuestion(index, question));
}

/** The same in the figures of one index. */
export function newsQuestion(
  index: StockIndex,
  { query, distances, after }: NewsQuestion,
): Extract<PlanQuestion, { kind: "news" }> {
  const miles = distances === null ? null : byRooftopCode(index, distances);
  return { kind: "news", plan: planSearch(index, query, { distances: miles }), after };
}
