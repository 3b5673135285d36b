interface Options {
  /** How much is done at the same time; never two of one owner. */
  readonly lanes: number;
  /** Most that may wait for one owner, what is being done included. */
  readonly mostOfOne: number;
  /** The same for everybody together. */
  readonly mostOfAll: number;
}

interface Waiting {
  readonly start: () => void;
}

/**
 * Lets owners take turns: whoever asks for much waits behind himself, never in front of others. Of one owner work is
 * done in the order of asking.
 */
export class FairTurns {
  readonly #options: Options;
  readonly #waiting = new Map<string, readonly Waiting[]>();
  readonly #working = new Set<string>();
  #all = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Does the work when its turn comes; undefined when too much is waiting already. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T> | undefined {
    const { mostOfOne, mostOfAll } = this.#options;
    const own = this.#waiting.get(owner) ?? [];
    const working = this.#working.has(owner) ? 1 : 0;
    if (own.length + working >= mostOfOne || this.#all >= mostOfAll) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#all += 1;
    this.#waiting.set(owner, [...own, { start: resolve }]);
    this.#next();
    return promise.then(work).finally(() => {
      this.#all -= 1;
      this.#working.delete(owner);
      this.#toTheEnd(owner, this.#waiting.get(owner) ?? []);
      this.#next();
    });
  }

  #next(): void {
    for (const [owner, [first, ...others]] of this.#waiting) {
      if (this.#working.size >= this.#options.lanes) return;
      if (first === undefined || this.#working.has(owner)) continue;
      this.#toTheEnd(owner, others);
      this.#working.add(owner);
      first.start();
    }
  }

  /** Behind everybody who waits. */
  #toTheEnd(owner: string, waiting: readonly Waiting[]): void {
    this.#waiting.delete(owner);
    if (waiting.length > 0) this.#waiting.set(owner, waiting);
  }
}
