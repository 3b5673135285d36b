import { LOOK_FACETS, type FacetName } from "./facets.ts";
import type { CombinationTable } from "./index/combination-table.ts";
import type { Dictionary } from "./index/dictionary.ts";
import type { StockColumns } from "./index/stock-columns.ts";
import type { RangeView, SearchRanges } from "./search-view.ts";

/** What of an index ranges are read from. */
interface Ranged {
  readonly rowCount: number;
  readonly columns: StockColumns;
  readonly looks: CombinationTable;
  readonly dictionaries: Readonly<Record<FacetName, Dictionary>>;
}

/** The lowest and highest of figures that come and go; below 0 is none. */
class KeptRange {
  #min = Infinity;
  #max = -Infinity;
  /** How many are the lowest, and the highest. */
  #lowest = 0;
  #highest = 0;
  /** False once the last one of a bound is gone: only all that are left tell the next one. */
  isKnown = true;

  add(value: number): void {
    if (value < 0) return;
    if (value < this.#min) [this.#min, this.#lowest] = [value, 0];
    if (value > this.#max) [this.#max, this.#highest] = [value, 0];
    if (value === this.#min) this.#lowest += 1;
    if (value === this.#max) this.#highest += 1;
  }

  remove(value: number): void {
    if (value < 0) return;
    if (value === this.#min) this.#lowest -= 1;
    if (value === this.#max) this.#highest -= 1;
    this.isKnown &&= this.#lowest > 0 && this.#highest > 0;
  }

  forget(): void {
    this.#min = Infinity;
    this.#max = -Infinity;
    this.#lowest = 0;
    this.#highest = 0;
  }

  get view(): RangeView | null {
    return this.#min === Infinity ? null : { min: this.#min, max: this.#max };
  }
}

/**
 * Bounds of the sliders over the whole stock, kept while vehicles come and go: with a million of them, looking at all for
 * every change took the main thread longer than the search.
 */
export class StockRanges {
  readonly #price = new KeptRange();
  readonly #payment = new KeptRange();
  readonly #mileage = new KeptRange();
  readonly #year = new KeptRange();

  /** @param year of the vehicle in that row */
  add({ price, payment, mileage }: Ranged["columns"], row: number, year: number): void {
    this.#price.add(price[row] as number);
    this.#payment.add(payment[row] as number);
    this.#mileage.add(mileage[row] as number);
    this.#year.add(year);
  }

  remove({ price, payment, mileage }: Ranged["columns"], row: number, year: number): void {
    this.#price.remove(price[row] as number);
    this.#payment.remove(payment[row] as number);
    this.#mileage.remove(mileage[row] as number);
    this.#year.remove(year);
  }

  /** After rows were written that nobody told of. */
  forget(): void {
    for (const range of [this.#price, this.#payment, this.#mileage, this.#year]) range.isKnown = false;
  }

  read(index: Ranged): SearchRanges {
    const { price, payment, mileage } = index.columns;
    return {
      price: viewOf(this.#price, index, (row) => price[row] as number),
      payment: viewOf(this.#payment, index, (row) => payment[row] as number),
      mileage: viewOf(this.#mileage, index, (row) => mileage[row] as number),
      year: viewOf(this.#year, index, yearsOf(index)),
    };
  }
}

/** Bounds of the sliders over the whole stock, whatever is filtered, so that sliders keep their scale (UI-06). */
export function stockRanges(index: Ranged & { readonly ranges: StockRanges }): SearchRanges {
  return index.ranges.read(index);
}

/** The same for payments by row. */
export function paymentRange(index: Ranged, payments: Int32Array): RangeView | null {
  const range = new KeptRange();
  range.isKnown = false;
  return viewOf(range, index, (row) => payments[row] as number);
}

function viewOf(range: KeptRange, index: Ranged, valueOf: (row: number) => number): RangeView | null {
  if (!range.isKnown) {
    const { lot } = index.columns;
    range.forget();
    for (let row = 0; row < index.rowCount; row += 1) if (lot[row] !== 0) range.add(valueOf(row));
    range.isKnown = true;
  }
  return range.view;
}

function yearsOf({ columns, looks, dictionaries }: Ranged): (row: number) => number {
  const codes = looks.column(LOOK_FACETS.indexOf("year"));
  return (row) => Number(dictionaries.year.value(codes[columns.look[row] as number] as number));
}
