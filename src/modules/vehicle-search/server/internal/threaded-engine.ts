import { rooftopCounts, rooftopsQuestion } from "#modules/search-index/domain/counts-by-rooftop.ts";
import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import type { PlanAnswers, PlanQuestion } from "#modules/search-index/domain/shared/answer-plan.ts";
import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { newsQuestion } from "#modules/search-index/domain/new-matches.ts";
import { pageQuestion, resultOf } from "#modules/search-index/domain/search-stock.ts";
import type { SearchEngine } from "../search-engine.ts";
import { inProcessEngine } from "./in-process-engine.ts";
import type { SearchThreads } from "#modules/search-index/server/threads/search-threads.ts";

/** Vehicles from which a question costs the main thread at least three times what asking a thread does (decision 0708). */
const ASKED_FROM = 30_000;

interface Parts {
  readonly threads: SearchThreads;
  readonly scratch?: SearchScratch;
  /** Vehicles. */
  readonly askedFrom?: number;
}

/** The indexes of this process; questions to large ones are answered by threads where they can. */
export function threadedEngine(
  indexOf: (tenantId: string) => StockIndex,
  { threads, scratch = new SearchScratch(), askedFrom = ASKED_FROM }: Parts,
): SearchEngine {
  const own = inProcessEngine(indexOf, scratch);
  /** Undefined where the main thread has to answer. */
  const ask = async <Q extends PlanQuestion, Result>(
    tenantId: string,
    plan: (index: StockIndex) => Q,
    result: (index: StockIndex, answer: PlanAnswers[Q["kind"]]) => Result,
  ): Promise<Result | undefined> => {
    const index = indexOf(tenantId);
    if (index.size < askedFrom) return undefined;
    return threads.ask<Q, Result>({
      tenantId,
      index,
      plan: () => plan(index),
      result: (answer) => result(index, answer),
    });
  };
  return {
    ...own,
    async search(tenantId, question) {
      const plan = (index: StockIndex) => pageQuestion(index, question);
      const result = await ask(tenantId, plan, (index, answer) => resultOf(index, question, answer));
      return result ?? own.search(tenantId, question);
    },
    async newMatches(tenantId, question) {
      const plan = (index: StockIndex) => newsQuestion(index, question);
      const result = await ask(tenantId, plan, (_index, answer) => answer);
      return result ?? own.newMatches(tenantId, question);
    },
    async countsByRooftop(tenantId, question) {
      const plan = (index: StockIndex) => rooftopsQuestion(index, question);
      const result = await ask(tenantId, plan, rooftopCounts);
      return result ?? own.countsByRooftop(tenantId, question);
    },
  };
}
