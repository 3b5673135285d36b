interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  running: number;
  isPlanned: boolean;
  /** While the planned batch waits for others. */
  gathering?: NodeJS.Timeout | undefined;
}

interface BatchesInput<Item, Result> {
  /** Does the work of several at once: one result for each, in their sequence. When it rejects, nothing was done. */
  readonly run: (key: string, items: readonly Item[]) => Promise<readonly Result[]>;
  /** Does the work of one whose batch was rejected; may take its time, since no batch waits for it. */
  readonly alone: (key: string, item: Item) => Promise<Result>;
  /** Items in one batch. */
  readonly mostItems: number;
  /** Batches of one key at the same time. */
  readonly mostRunning: number;
  /** How long a batch waits for others; only where nobody waits for its result. */
  readonly gatherMs?: number;
  /** With so many it starts before. */
  readonly enough?: number;
}

/**
 * Does together what is asked at the same moment: while a batch runs, the next one fills. Unless it gathers, nobody waits for
 * others to come: an item that comes alone is done alone, at once. Built once per process.
 */
export class Batches<Item, Result> {
  readonly #input: BatchesInput<Item, Result>;
  readonly #queues = new Map<string, Queue<Item, Result>>();

  constructor(input: BatchesInput<Item, Result>) {
    this.#input = input;
  }

  /**
   * @param key items of different keys never meet, e.g. the tenant
   * @throws what `alone` throws; it is asked only after a batch was rejected
   */
  add(key: string, item: Item): Promise<Result> {
    let queue = this.#queues.get(key);
    if (queue === undefined) this.#queues.set(key, (queue = { waiting: [], running: 0, isPlanned: false }));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    queue.waiting.push({ item, resolve, reject });
    this.#plan(key, queue);
    return promise;
  }

  /** Starts after what arrived in the same turn of the event loop. */
  #plan(key: string, queue: Queue<Item, Result>): void {
    const { gatherMs, enough = Infinity, mostRunning } = this.#input;
    const isEnough = gatherMs === undefined || queue.waiting.length >= enough;
    const isSooner = isEnough && queue.gathering !== undefined;
    if ((queue.isPlanned && !isSooner) || queue.running >= mostRunning) return;
    clearTimeout(queue.gathering);
    queue.isPlanned = true;
    const start = (): void => {
      queue.isPlanned = false;
      queue.gathering = undefined;
      void this.#start(key, queue);
    };
    queue.gathering = isEnough ? undefined : setTimeout(start, gatherMs);
    if (isEnough) setImmediate(start);
  }

  async #start(key: string, queue: Queue<Item, Result>): Promise<void> {
    const batch = queue.waiting.splice(0, this.#input.mostItems);
    queue.running += 1;
    if (queue.waiting.length > 0) this.#plan(key, queue);
    await this.#finish(key, batch);
    queue.running -= 1;
    if (queue.waiting.length > 0) this.#plan(key, queue);
    else if (queue.running === 0 && !queue.isPlanned) this.#queues.delete(key);
  }

  async #finish(key: string, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#input.run(
        key,
        batch.map(({ item }) => item),
      );
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch {
      // Whoever it was comes upon the error again.
      for (const one of batch) this.#input.alone(key, one.item).then(one.resolve, one.reject);
    }
  }
}
