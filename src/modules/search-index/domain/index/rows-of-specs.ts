import { widened, withRoom } from "./growing-counts.ts";
import type { StockColumns } from "./stock-columns.ts";

/** The rows of each spec as a list in both directions, whose links are two of the columns. */
export class RowsOfSpecs {
  /** The first row of each spec plus one, 0 for none; the others follow in `columns.nextOfSpec`. */
  first: Uint32Array = new Uint32Array(64);
  readonly #columns: StockColumns;

  constructor(columns: StockColumns) {
    this.#columns = columns;
  }

  restore(first: Uint32Array): void {
    this.first = withRoom(first);
  }

  /** The rows of a spec, the newest first. */
  *of(spec: number): Generator<number> {
    for (let at = this.first[spec] ?? 0; at !== 0; at = this.#columns.nextOfSpec[at - 1] as number)
      yield at - 1;
  }

  /** Puts a row in front of the list of its spec. */
  link(row: number, spec: number): void {
    const { nextOfSpec, previousOfSpec } = this.#columns;
    if (spec >= this.first.length) this.first = widened(this.first);
    const second = this.first[spec] as number;
    nextOfSpec[row] = second;
    previousOfSpec[row] = 0;
    if (second !== 0) previousOfSpec[second - 1] = row + 1;
    this.first[spec] = row + 1;
  }

  unlink(row: number, spec: number): void {
    const { nextOfSpec, previousOfSpec } = this.#columns;
    const next = nextOfSpec[row] as number;
    const previous = previousOfSpec[row] as number;
    if (previous === 0) this.first[spec] = next;
    else nextOfSpec[previous - 1] = next;
    if (next !== 0) previousOfSpec[next - 1] = previous;
  }
}
