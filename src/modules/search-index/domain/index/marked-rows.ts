import { BLOCK_ROWS } from "./row-blocks.ts";

/** Calls `take` for each marked row of the first `blocks` blocks, in order. */
export function eachRow(marks: Uint32Array, blocks: number, take: (row: number) => void): void {
  for (let block = 0; block < blocks; block += 1) {
    for (let rest = marks[block] as number; rest !== 0; rest &= rest - 1)
      take(block * BLOCK_ROWS + 31 - Math.clz32(rest & -rest));
  }
}

/** Writes the marked rows of one block to `rows` from a place on. Returns the place after them. */
export function rowsOfBlock(
  mask: number,
  block: number,
  { rows, at }: { rows: Uint32Array; at: number },
): number {
  let to = at;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    rows[to] = block * BLOCK_ROWS + 31 - Math.clz32(rest & -rest);
    to += 1;
  }
  return to;
}
