import { grown, roomFor } from "../shared/shared-room.ts";

/** Rows in one block: the bits of one word of a set. */
export const BLOCK_ROWS = 32;
/** A spec with this many vehicles gets blocks of its own. */
const OWN_BLOCKS_FROM = 32;
/** The owner of a block in which every row has its own spec. */
export const MIXED = 0xffff_ffff;

/**
 * Hands out rows so that vehicles of one spec lie together: a search decides about a block of 32 by its spec. Seldom
 * specs share mixed blocks. Rows are given and taken back one at a time, so that no update waits for a sort.
 */
export class RowBlocks {
  /** The spec of all rows of a block, or `MIXED`. */
  owners: Uint32Array = new Uint32Array(32);
  count = 0;
  readonly #free = new Map<number, number[]>();

  /** The owner of the blocks in which a spec with this many vehicles belongs. */
  ownerOf(spec: number, vehicles: number): number {
    return vehicles < OWN_BLOCKS_FROM && !this.hasOwn(spec) ? MIXED : spec;
  }

  /** Whether a spec has blocks of its own. */
  hasOwn(spec: number): boolean {
    return this.#free.has(spec);
  }

  ownerOfRow(row: number): number {
    return this.owners[row >>> 5] as number;
  }

  /** A free row of this owner, out of a new block when it has none. */
  take(owner: number): number {
    const free = this.#free.get(owner) ?? [];
    const row = free.pop();
    if (row !== undefined) return row;
    const first = this.count * BLOCK_ROWS;
    if (this.count === this.owners.length) {
      this.owners = grown(this.owners, this.count * 2);
    }
    this.owners[this.count] = owner;
    this.count += 1;
    for (let other = first + BLOCK_ROWS - 1; other > first; other -= 1) free.push(other);
    this.#free.set(owner, free);
    return first;
  }

  /** For blocks that nobody has taken a row of yet. */
  restore(owners: Uint32Array, isFree: (row: number) => boolean): void {
    this.count = owners.length;
    this.owners = roomFor(Uint32Array, Math.max(32, 2 ** Math.ceil(Math.log2(owners.length + 1))));
    this.owners.set(owners);
    for (const owner of owners) if (!this.#free.has(owner)) this.#free.set(owner, []);
    for (let row = this.count * BLOCK_ROWS - 1; row >= 0; row -= 1) if (isFree(row)) this.giveBack(row);
  }

  giveBack(row: number): void {
    this.#free.get(this.ownerOfRow(row))?.push(row);
  }
}
