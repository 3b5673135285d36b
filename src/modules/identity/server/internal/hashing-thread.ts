import { Worker } from "node:worker_threads";

export type HashingOrder =
  | { readonly id: number; readonly kind: "hash"; readonly password: string }
  | { readonly id: number; readonly kind: "verify"; readonly password: string; readonly against: string };

export type HashingAnswer =
  | { readonly id: number; readonly hash: string }
  | { readonly id: number; readonly same: boolean };

type Work = HashingOrder extends infer Order ? (Order extends unknown ? Omit<Order, "id"> : never) : never;

interface Waiting {
  readonly resolve: (answer: HashingAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** One thread that hashes, one order after the other. It keeps the process alive only while it works. */
export class HashingThread {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Sends one order; a thread that died is replaced at the next one. */
  ask(work: Work): Promise<HashingAnswer> {
    const id = this.#next++;
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<HashingAnswer>();
    this.#waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ ...work, id });
    return promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./hashing-worker.ts", import.meta.url));
    worker.on("message", (answer: HashingAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.on("error", (error) => this.#fail(worker, error));
    worker.on("exit", () => this.#fail(worker, new Error("the hashing thread ended")));
    return worker;
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
