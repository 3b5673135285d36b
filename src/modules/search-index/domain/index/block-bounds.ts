import { recommendedValue } from "../recommended.ts";
import type { SortKey } from "../sort-options.ts";
import { BLOCK_ROWS } from "./row-blocks.ts";

/** Where the bound of each sort stands among those of a block; the others have none. */
export const BOUND_OF: Readonly<Partial<Record<SortKey, number>>> = {
  "price-desc": 0,
  "price-asc": 1,
  "mileage-asc": 2,
  "payment-asc": 3,
  recommended: 4,
};
/** Where the lowest and the highest figure of a column stand; what is unknown counts as the highest of all. */
export const LOWEST = { price: 1, mileage: 2, payment: 3 };
export const HIGHEST = { price: 5, mileage: 6, payment: 7 };
/** Bounds of one block. */
export const BOUNDS = 8;

const FIGURES = ["price", "mileage", "payment"] as const;

interface Bounded {
  readonly look: Uint32Array;
  readonly price: Int32Array;
  readonly mileage: Int32Array;
  readonly payment: Int32Array;
  readonly drawbacks: Uint8Array;
  readonly added: Uint32Array;
  readonly bounds: Float64Array;
}

/**
 * Writes the smallest sort values of a block's vehicles and the largest of its figures, so that a page or a range need not
 * look at the rows of blocks that lie outside of it. To be called when one of its rows was written again or given back.
 */
export function boundBlock(columns: Bounded, block: number): void {
  const { look, bounds } = columns;
  clearBounds(bounds, block, block + 1);
  for (let row = block * BLOCK_ROWS; row < (block + 1) * BLOCK_ROWS; row += 1)
    if (look[row] !== 0) widenBounds(columns, row);
}

/** Of blocks in which no vehicle lies. */
export function clearBounds(bounds: Float64Array, from: number, to: number): void {
  for (let at = from * BOUNDS; at < to * BOUNDS; at += BOUNDS)
    bounds.fill(Infinity, at, at + HIGHEST.price).fill(-Infinity, at + HIGHEST.price, at + BOUNDS);
}

/** The same for one more vehicle, in a row that was free. */
export function widenBounds(columns: Bounded, row: number): void {
  const { price, drawbacks, added, bounds } = columns;
  const at = Math.floor(row / BLOCK_ROWS) * BOUNDS;
  const place = recommendedValue(0, drawbacks[row] as number, added[row] as number);
  bounds[at] = Math.min(bounds[at] as number, -(price[row] as number));
  bounds[at + 4] = Math.min(bounds[at + 4] as number, place);
  for (const name of FIGURES) {
    // What is unknown comes last, as in a page.
    const figure = (columns[name][row] as number) >>> 0;
    if (figure < (bounds[at + LOWEST[name]] as number)) bounds[at + LOWEST[name]] = figure;
    if (figure > (bounds[at + HIGHEST[name]] as number)) bounds[at + HIGHEST[name]] = figure;
  }
}
