import type { Cents } from "#platform/shared/money.ts";

/**
 * How often each of some prices is there, and which one stands at a place among them: both in steps that grow with the
 * logarithm of how many prices there are (a Fenwick tree).
 */
export class PriceCounts {
  readonly #prices: readonly Cents[];
  readonly #ranks: ReadonlyMap<Cents, number>;
  readonly #tree: Int32Array;
  readonly #top: number;
  #size = 0;

  /** @param prices every price that will ever be added */
  constructor(prices: Iterable<Cents>) {
    this.#prices = [...new Set(prices)].sort((a, b) => a - b);
    this.#ranks = new Map(this.#prices.map((price, rank) => [price, rank]));
    this.#tree = new Int32Array(this.#prices.length + 1);
    this.#top = 2 ** Math.floor(Math.log2(this.#prices.length || 1));
  }

  get size(): number {
    return this.#size;
  }

  /** @param by 1 adds the price once, -1 takes it away once */
  change(price: Cents, by: 1 | -1): void {
    this.#size += by;
    for (let at = (this.#ranks.get(price) ?? 0) + 1; at < this.#tree.length; at += at & -at)
      this.#tree[at] = (this.#tree[at] ?? 0) + by;
  }

  /** The middle price; between two, the mean of both. At least one must be there. */
  middle(): number {
    const half = this.#size >> 1;
    return this.#size % 2 === 1 ? this.#at(half) : (this.#at(half - 1) + this.#at(half)) / 2;
  }

  /** @param place 0 for the lowest */
  #at(place: number): Cents {
    let rank = 0;
    let left = place;
    for (let step = this.#top; step > 0; step >>= 1) {
      const count = this.#tree[rank + step];
      if (count === undefined || count > left) continue;
      rank += step;
      left -= count;
    }
    return this.#prices[rank] ?? 0;
  }
}
