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
/** Bounds of one block. */
export const BOUNDS = 5;

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
 * Writes the smallest sort values of a block's vehicles, so that a page need not look at blocks that come after it.
 * To be called when one of its rows was written or given back.
 */
export function boundBlock(columns: Bounded, block: number): void {
  const { look, price, mileage, payment, drawbacks, added, bounds } = columns;
  let [highest, lowest, fewest, least, first] = [-Infinity, Infinity, Infinity, Infinity, Infinity];
  for (let row = block * BLOCK_ROWS; row < (block + 1) * BLOCK_ROWS; row += 1) {
    if (look[row] === 0) continue;
    const cents = price[row] as number;
    if (cents > highest) highest = cents;
    // What is unknown comes last, as in a page.
    if (cents >>> 0 < lowest) lowest = cents >>> 0;
    if ((mileage[row] as number) >>> 0 < fewest) fewest = (mileage[row] as number) >>> 0;
    if ((payment[row] as number) >>> 0 < least) least = (payment[row] as number) >>> 0;
    const place = recommendedValue(0, drawbacks[row] as number, added[row] as number);
    if (place < first) first = place;
  }
  const at = block * BOUNDS;
  bounds[at] = -highest;
  bounds[at + 1] = lowest;
  bounds[at + 2] = fewest;
  bounds[at + 3] = least;
  bounds[at + 4] = first;
}
