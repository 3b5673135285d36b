/** Keeps what was used last, by its size in bytes. */
export class BoundedCache<Value> {
  readonly #mostBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #kept = new Map<string, Value>();
  #bytes = 0;

  constructor(input: { readonly mostBytes: number; readonly sizeOf: (value: Value) => number }) {
    this.#mostBytes = input.mostBytes;
    this.#sizeOf = input.sizeOf;
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  /** Keeps a value in place of what was used longest ago; one that is larger than everything is not kept. */
  set(key: string, value: Value): void {
    this.#drop(key);
    const size = this.#sizeOf(value);
    if (size > this.#mostBytes) return;
    this.#kept.set(key, value);
    this.#bytes += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const value = this.#kept.get(key);
    if (value === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= this.#sizeOf(value);
  }
}
