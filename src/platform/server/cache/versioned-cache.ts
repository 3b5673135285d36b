import { LRUCache } from "lru-cache";

interface Entry<T> {
  readonly version: number;
  readonly value: T;
  readonly weight: number;
}

/**
 * Keeps answers until the stock they were made from changes, the least recently used go first.
 * An entry of another version is never given out.
 */
export class VersionedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;

  /** @param limit sum of the weights kept, e.g. bytes */
  constructor(limit: number) {
    this.#entries = new LRUCache({
      maxSize: Math.floor(limit),
      sizeCalculation: ({ weight }) => Math.ceil(weight),
    });
  }

  get(key: string, version: number): T | undefined {
    const entry = this.#entries.get(key);
    return entry?.version === version ? entry.value : undefined;
  }

  set(key: string, version: number, { value, weight }: { value: T; weight: number }): void {
    this.#entries.set(key, { version, value, weight });
  }

  /** The value of this key weighs more than when it was set; nothing when the key means another value by now. */
  grow(key: string, value: T, by: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#entries.set(key, { ...entry, weight: entry.weight + by });
  }
}
