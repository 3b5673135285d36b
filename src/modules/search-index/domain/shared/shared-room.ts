import type { Column } from "../index/index-state.ts";

/** From here on a column lies in memory that threads share. Stocks of a few thousand vehicles stay as they were. */
const SHARED_FROM_BYTES = 16_384;

interface ColumnKind<T extends Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, offset: number, length: number): T;
}

/** A column of zeros. */
export function roomFor<T extends Column>(kind: ColumnKind<T>, length: number): T {
  const bytes = length * kind.BYTES_PER_ELEMENT;
  return new kind(
    bytes < SHARED_FROM_BYTES ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes),
    0,
    length,
  );
}

/** A longer column that begins like this one. */
export function grown<T extends Column>(column: T, length: number): T {
  const larger = roomFor(column.constructor as unknown as ColumnKind<T>, length);
  larger.set(column);
  return larger;
}

export function isShared(column: Column): boolean {
  return column.buffer instanceof SharedArrayBuffer;
}
