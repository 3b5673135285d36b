import { grown } from "../shared/shared-room.ts";

/**
 * Distinct combinations of several dictionary codes under one number. Vehicles of a stock share few
 * combinations (a trim has one body and one drivetrain), so that filtering and counting work once per
 * combination instead of once per vehicle.
 */
export class CombinationTable {
  readonly #codes = new Map<string, number>();
  readonly #width: number;
  #columns: Uint16Array[];
  #size = 0;

  /** @param width number of dictionary codes in one combination */
  constructor(width: number) {
    this.#width = width;
    this.#columns = Array.from({ length: width }, () => new Uint16Array(64));
  }

  get size(): number {
    return this.#size;
  }

  /** Dictionary codes of one part, indexed by combination. Only the first `size` entries count. */
  column(part: number): Uint16Array {
    return this.#columns[part] as Uint16Array;
  }

  /** Number of this combination of dictionary codes. */
  add(parts: readonly number[]): number {
    // A code is at most 0xffff, so that each is one character.
    const key = String.fromCharCode(...parts);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#size;
    if (code === this.column(0).length) this.#grow();
    for (let part = 0; part < this.#width; part += 1) this.column(part)[code] = parts[part] as number;
    this.#codes.set(key, code);
    this.#size = code + 1;
    return code;
  }

  /** Codes of each part. */
  state(): readonly Uint16Array[] {
    return this.#columns.map((column) => column.slice(0, this.#size));
  }

  /** Has these combinations under the same numbers; what is there already must be the first of them. */
  restore(columns: readonly Uint16Array[]): void {
    const size = columns[0]?.length ?? 0;
    for (let code = 0; code < size; code += 1) this.add(columns.map((column) => column[code] as number));
  }

  #grow(): void {
    this.#columns = this.#columns.map((column) => grown(column, column.length * 2));
  }
}
