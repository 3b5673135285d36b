import type { PlanAnswers, PlanQuestion } from "../../domain/shared/answer-plan.ts";
import { MOST_READERS } from "../../domain/index/row-sets.ts";
import type { StockIndex } from "../../domain/index/stock-index.ts";
import type { Log } from "#platform/server/context/log.ts";
import { SearchThread, startSearchWorker, type Asked } from "./search-thread.ts";

/** After a thread ended the main thread answers for this long before another one is tried. */
const REST_MS = 1_000;
/** A question is asked again when the stock changed meanwhile, but not for ever. */
const TRIES = 3;

type AnswerOf<Q extends PlanQuestion> = PlanAnswers[Q["kind"]];

interface Question<Q extends PlanQuestion, Result> {
  readonly tenantId: string;
  readonly index: StockIndex;
  readonly plan: () => Q;
  /** Called while the index is as it was read. */
  readonly result: (answer: AnswerOf<Q>) => Result;
}

/**
 * Threads that answer searches of large stocks beside the main thread. They read the columns that the main thread writes,
 * without any lock: an answer counts only if nothing was written from the moment it was asked until it was received, which
 * the only writer knows. The first question starts them; until they run, and when they end, the main thread answers.
 */
export class SearchThreads {
  readonly #count: number;
  readonly #log: Pick<Log, "warn">;
  readonly #startWorker: typeof startSearchWorker;
  readonly #withinMs: number | undefined;
  readonly #threads = new Map<number, SearchThread>();
  readonly #waiting: Asked[] = [];
  #restsUntil = 0;
  #isClosed = false;

  /** @param parts.count 0 leaves every question to the main thread */
  constructor(parts: {
    readonly count: number;
    readonly log: Pick<Log, "warn">;
    readonly startWorker?: typeof startSearchWorker;
    readonly withinMs?: number;
  }) {
    this.#withinMs = parts.withinMs;
    this.#startWorker = parts.startWorker ?? startSearchWorker;
    this.#count = Math.min(parts.count, MOST_READERS - 1);
    this.#log = parts.log;
  }

  /** Undefined when no thread could answer. */
  ask<Q extends PlanQuestion, Result>(question: Question<Q, Result>): Promise<Result | undefined> {
    this.#start();
    if (!this.#hasReady) return Promise.resolve(undefined);
    const { tenantId, index, plan, result } = question;
    let tries = 0;
    return new Promise((resolve, reject) => {
      const asked: Asked = {
        tenantId,
        index,
        plan,
        onError: reject,
        onAnswer: (answer, isStill) => {
          tries += 1;
          if (answer === undefined || (!isStill && tries === TRIES)) resolve(undefined);
          else if (isStill) resolve(result(answer as AnswerOf<Q>));
          else this.#waiting.unshift(asked);
        },
      };
      this.#waiting.push(asked);
      this.#handOut();
    });
  }

  /** A stock that is not in memory any more. */
  forget(tenantId: string): void {
    for (const thread of this.#threads.values()) thread.forget(tenantId);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads.values()].map((thread) => thread.end()));
  }

  get #hasReady(): boolean {
    return [...this.#threads.values()].some(({ isReady }) => isReady);
  }

  #start(): void {
    if (this.#isClosed || performance.now() < this.#restsUntil) return;
    for (let reader = 1; reader <= this.#count; reader += 1) {
      if (this.#threads.has(reader)) continue;
      try {
        this.#threads.set(reader, this.#startThread(reader));
      } catch (error) {
        // The machine has no room for one more: as if it had ended.
        return this.#ended(reader, error as Error);
      }
    }
  }

  #startThread(reader: number): SearchThread {
    return new SearchThread({
      reader,
      startWorker: this.#startWorker,
      ...(this.#withinMs !== undefined && { withinMs: this.#withinMs }),
      onFree: () => this.#handOut(),
      onEnd: (error) => this.#ended(reader, error),
    });
  }

  #ended(reader: number, error: Error | undefined): void {
    this.#threads.delete(reader);
    if (!this.#isClosed)
      this.#log.warn("a search thread ended, the main thread answers", { error: error?.message ?? "ended" });
    this.#restsUntil = performance.now() + REST_MS;
    if (!this.#hasReady) for (const asked of this.#waiting.splice(0)) asked.onAnswer(undefined, false);
  }

  /** To the thread with the fewest questions, while any takes one. */
  #handOut(): void {
    while (this.#waiting.length > 0) {
      const free = [...this.#threads.values()].filter(({ isFree }) => isFree);
      const [thread] = free.sort((a, b) => a.waiting - b.waiting);
      if (thread === undefined) return;
      const asked = this.#waiting.shift();
      if (asked !== undefined) thread.ask(asked);
    }
  }
}
