import type { SearchedIndex } from "../../shared/searched-index.ts";
import type { SearchScratch } from "../scratch.ts";

/** The first rows of all that are offered, by value, then by key: a heap whose root is the last of them. */
export class FirstRows {
  readonly #index: SearchedIndex;
  readonly #rows: Uint32Array;
  readonly #values: Float64Array;
  #size = 0;

  /** @param wanted how many, at least one */
  constructor(index: SearchedIndex, wanted: number) {
    this.#index = index;
    this.#rows = new Uint32Array(wanted);
    this.#values = new Float64Array(wanted);
  }

  /** The value that another row must not exceed to be among them. */
  get last(): number {
    return this.#size < this.#rows.length ? Infinity : (this.#values[0] as number);
  }

  /** Looks at the first `count` rows and their sort values. */
  offer({ rows, values }: Pick<SearchScratch, "rows" | "values">, count: number): void {
    const { tie } = this.#index.columns;
    let at = 0;
    for (; at < count && this.#size < this.#rows.length; at += 1)
      this.#add(rows[at] as number, values[at] as number);
    let last = this.#values[0] as number;
    let lastTie = tie[this.#rows[0] as number] as number;
    for (; at < count; at += 1) {
      const value = values[at] as number;
      if (value > last) continue;
      const row = rows[at] as number;
      // Many cars have one year: most of them are told apart by one more number.
      if (value === last && (tie[row] as number) > lastTie) continue;
      if (this.#order({ row, value }, this.#entry(0)) >= 0) continue;
      this.#replaceLast(row, value);
      last = this.#values[0] as number;
      lastTie = tie[this.#rows[0] as number] as number;
    }
  }

  inOrder(): number[] {
    const entries = Array.from({ length: this.#size }, (_, at) => this.#entry(at));
    return entries.sort((left, right) => this.#order(left, right)).map(({ row }) => row);
  }

  #add(row: number, value: number): void {
    let child = this.#size;
    this.#size += 1;
    this.#set(child, { row, value });
    while (child > 0) {
      const parent = (child - 1) >>> 1;
      if (this.#order(this.#entry(child), this.#entry(parent)) <= 0) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  #replaceLast(row: number, value: number): void {
    this.#set(0, { row, value });
    for (let parent = 0; ;) {
      let largest = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < this.#size && this.#order(this.#entry(child), this.#entry(largest)) > 0) largest = child;
      }
      if (largest === parent) return;
      this.#swap(parent, largest);
      parent = largest;
    }
  }

  #entry(at: number): Entry {
    return { row: this.#rows[at] as number, value: this.#values[at] as number };
  }

  #set(at: number, { row, value }: Entry): void {
    this.#rows[at] = row;
    this.#values[at] = value;
  }

  #swap(a: number, b: number): void {
    const kept = this.#entry(a);
    this.#set(a, this.#entry(b));
    this.#set(b, kept);
  }

  #order(left: Entry, right: Entry): number {
    return left.value - right.value || this.#index.compareKeys(left.row, right.row);
  }
}

interface Entry {
  readonly row: number;
  readonly value: number;
}
