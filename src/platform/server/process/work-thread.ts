import { Worker } from "node:worker_threads";

/** What a thread answers to an order: its result, or what went wrong. */
export type WorkAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly problem: string };

export interface WorkOrder<Work> {
  readonly id: number;
  readonly work: Work;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One thread for work that would hold up everybody's answers. Its program hands its work to `doWork`. It keeps the
 * process alive only while it works.
 */
export class WorkThread<Work, Result> {
  readonly #program: URL;
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting<Result>>();

  /** @param program of the thread, e.g. `new URL("./invoice-worker.ts", import.meta.url)` */
  constructor(program: URL) {
    this.#program = program;
  }

  /** Orders that have no answer yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Sends one order; a thread that died is replaced at the next one.
   * @throws Error when the work throws or the thread dies
   */
  ask(work: Work): Promise<Result> {
    const id = this.#next++;
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    worker.postMessage({ id, work } satisfies WorkOrder<Work>);
    this.#waiting.set(id, { resolve, reject });
    worker.ref();
    return promise;
  }

  #start(): Worker {
    const worker = new Worker(this.#program);
    worker.on("message", (answer: WorkAnswer<Result>) => {
      const asked = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
      if ("problem" in answer) asked?.reject(new Error(answer.problem));
      else asked?.resolve(answer.result);
    });
    worker.on("error", (error) => this.#fail(worker, error));
    worker.on("exit", () => this.#fail(worker, new Error("the thread ended")));
    return worker;
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
