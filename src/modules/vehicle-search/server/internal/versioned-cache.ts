interface Entry<T> {
  readonly version: number;
  readonly value: T;
  weight: number;
}

/**
 * Keeps answers until the stock they were made from changes, the least recently used go first.
 * An entry of another version is never given out.
 */
export class VersionedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limit: number;
  #weight = 0;

  /** @param limit sum of the weights kept, e.g. bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, version: number): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.version !== version) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, version: number, { value, weight }: { value: T; weight: number }): void {
    this.delete(key);
    if (weight > this.#limit) return;
    this.#entries.set(key, { version, value, weight });
    this.#weight += weight;
    this.#shrink();
  }

  /** The value of this key weighs more than when it was set; nothing when the key means another value by now. */
  grow(key: string, value: T, by: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.weight += by;
    this.#weight += by;
    this.#shrink();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#weight -= entry.weight;
    this.#entries.delete(key);
  }

  #shrink(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return;
      this.delete(oldest);
    }
  }
}
