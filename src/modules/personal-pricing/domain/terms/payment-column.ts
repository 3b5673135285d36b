import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";

/** What one person would pay a month for a vehicle; null where nobody lends. */
export type PaymentOf = (vehicle: VehicleCardView) => Cents | null;

/** Rows between two looks at the clock. */
const AT_ONCE = 16;

/** What one person would pay for every vehicle of an index, by row; written again only for what changed. */
export class PaymentColumn {
  readonly index: StockIndex;
  readonly #paymentOf: PaymentOf;
  /** Cents; -1 is none. */
  #payments: Int32Array<ArrayBuffer>;
  /** Rows written later than this version are to be priced; those of the pass that runs, up to `#next`. */
  #pricedAt = -1;
  #passAt = 0;
  #next = 0;

  constructor(index: StockIndex, paymentOf: PaymentOf) {
    this.index = index;
    this.#paymentOf = paymentOf;
    this.#payments = new Int32Array(index.columns.capacity).fill(-1);
    this.#passAt = index.version;
  }

  /** Prices what is missing until `mustStop`; true when everything is as the index is now. */
  price(mustStop: () => boolean): boolean {
    for (;;) {
      if (!this.#pass(mustStop)) return false;
      this.#pricedAt = this.#passAt;
      if (this.index.version === this.#pricedAt) return true;
      this.#passAt = this.index.version;
      this.#next = 0;
    }
  }

  /** By row, as they are now. Only what changed since `price` is left to do, which takes no time. */
  get payments(): Int32Array {
    this.price(() => false);
    return this.#payments;
  }

  get bytes(): number {
    return this.#payments.byteLength;
  }

  /** One walk over the rows; false when it was stopped on the way. */
  #pass(mustStop: () => boolean): boolean {
    const { index } = this;
    if (this.#payments.length < index.rowCount) this.#grow(index.columns.capacity);
    let priced = 0;
    for (; this.#next < index.rowCount; this.#next += 1) {
      const row = this.#next;
      if ((index.columns.writtenAt[row] as number) <= this.#pricedAt || index.columns.lot[row] === 0)
        continue;
      if (priced === AT_ONCE) {
        if (mustStop()) return false;
        priced = 0;
      }
      this.#payments[row] = this.#paymentOf(index.card(row)) ?? -1;
      priced += 1;
    }
    return true;
  }

  #grow(rows: number): void {
    const larger = new Int32Array(rows).fill(-1);
    larger.set(this.#payments);
    this.#payments = larger;
  }
}
