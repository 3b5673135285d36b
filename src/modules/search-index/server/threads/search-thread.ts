import { Worker } from "node:worker_threads";
import { marksOf, shareOf, sizesOf } from "../../domain/shared/shared-index.ts";
import type { StockIndex } from "../../domain/index/stock-index.ts";
import type { PlanAnswers, PlanQuestion } from "../../domain/shared/answer-plan.ts";
import type { FromThread, ToThread } from "./thread-messages.ts";

/** Questions a thread is given at once, so that it need not wait for the main thread between two. */
const AT_ONCE = 2;
/** A question takes milliseconds: whoever reads half of a change must not go round in it for ever. */
const ANSWER_WITHIN_MS = 5_000;

/** A question to a stock. */
export interface Asked {
  readonly tenantId: string;
  readonly index: StockIndex;
  /** The question as the index is now. */
  readonly plan: () => PlanQuestion;
  /**
   * Told what the thread read; undefined when it could not answer.
   * @param isStill whether the index has not changed since it was asked: the thread may have seen half of a change otherwise
   */
  readonly onAnswer: (answer: PlanAnswers[PlanQuestion["kind"]] | undefined, isStill: boolean) => void;
  readonly onError: (error: unknown) => void;
}

export function startSearchWorker(reader: number): Worker {
  return new Worker(new URL("./search-worker.ts", import.meta.url), { workerData: { reader } });
}

/** One thread with the questions it was given. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #asked = new Map<
    number,
    { readonly asked: Asked; readonly version: number; readonly end: NodeJS.Timeout }
  >();
  readonly #withinMs: number;
  /** What the thread knows of each stock. */
  readonly #given = new Map<string, readonly unknown[]>();
  #isReady = false;
  #nextId = 1;

  /** @param parts.reader from 1 on; no other thread that lives has the same one */
  constructor(parts: {
    readonly reader: number;
    readonly onFree: () => void;
    readonly onEnd: (error: Error | undefined) => void;
    readonly startWorker: (reader: number) => Worker;
    /** A thread that keeps a question for longer is ended. */
    readonly withinMs?: number;
  }) {
    this.#withinMs = parts.withinMs ?? ANSWER_WITHIN_MS;
    this.#worker = parts.startWorker(parts.reader);
    this.#worker.unref();
    let failure: Error | undefined;
    this.#worker.on("message", (message: FromThread | "ready") => {
      if (message === "ready") this.#isReady = true;
      else this.#receive(message);
      parts.onFree();
    });
    this.#worker.on("error", (error: Error) => (failure = error));
    this.#worker.on("exit", () => {
      this.#isReady = false;
      parts.onEnd(failure);
      for (const { asked, end } of this.#asked.values()) {
        clearTimeout(end);
        asked.onAnswer(undefined, false);
      }
      this.#asked.clear();
    });
  }

  /** Whether it takes one more question. */
  get isFree(): boolean {
    return this.#isReady && this.#asked.size < AT_ONCE;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get waiting(): number {
    return this.#asked.size;
  }

  ask(asked: Asked): void {
    try {
      this.#ask(asked);
    } catch (error) {
      asked.onError(error);
    }
  }

  /** A stock that is not in memory any more. */
  forget(tenantId: string): void {
    if (this.#given.delete(tenantId)) this.#post({ kind: "forget", tenantId });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(asked: Asked): void {
    const { index, tenantId } = asked;
    const share = shareOf(index);
    if (share === undefined) return asked.onAnswer(undefined, true);
    const sizes = sizesOf(index);
    const marks = marksOf(share, sizes);
    const isKnown = this.#given.get(tenantId)?.every((mark, at) => mark === marks[at]) ?? false;
    const id = this.#nextId;
    this.#nextId += 1;
    const question = asked.plan();
    this.#post({ kind: "ask", id, tenantId, share: isKnown ? undefined : share, sizes, question });
    this.#given.set(tenantId, marks);
    this.#asked.set(id, { asked, version: index.version, end: this.#endUnlessAnswered(id) });
  }

  /** A main thread that was away itself hears first what came meanwhile. */
  #endUnlessAnswered(id: number): NodeJS.Timeout {
    const look = (): void => {
      if (this.#asked.has(id)) void this.end();
    };
    return setTimeout(() => setImmediate(look), this.#withinMs).unref();
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    const waiting = this.#asked.get(message.id);
    if (waiting === undefined) return;
    this.#asked.delete(message.id);
    const { asked, version, end } = waiting;
    clearTimeout(end);
    try {
      asked.onAnswer("value" in message ? message.value : undefined, asked.index.version === version);
    } catch (error) {
      asked.onError(error);
    }
  }
}
