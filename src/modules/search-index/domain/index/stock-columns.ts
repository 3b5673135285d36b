import { boundBlock, BOUNDS, clearBounds } from "./block-bounds.ts";
import { RowSets } from "./row-sets.ts";
import type { ColumnsState } from "./index-state.ts";
import { BLOCK_ROWS } from "./row-blocks.ts";
import { grown, roomFor } from "../shared/shared-room.ts";

/** One figure a row each, as a file keeps them. */
const FIGURES = [
  "spec",
  "look",
  "lot",
  "price",
  "mileage",
  "payment",
  "writtenAt",
  "added",
  "drawbacks",
  "tie",
  "digest",
  "nextOfSpec",
  "previousOfSpec",
] as const;

/**
 * The figures of all vehicles of one tenant, column by column. A row is a position in every column; rows of
 * removed vehicles are reused. 78 bytes a vehicle, and 4 for every 32 features known.
 */
export class StockColumns {
  capacity = 1024;
  /** Combination of make, model, trim, body, fuel, drivetrain, transmission. */
  spec: Uint32Array = new Uint32Array(this.capacity);
  /** Combination of condition, year, color, interior; 0 for a free row. */
  look: Uint32Array = new Uint32Array(this.capacity);
  /** Combination of rooftop, availability, online exclusive; 0 for a free row. */
  lot: Uint32Array = new Uint32Array(this.capacity);
  /** Cents, miles and cents; -1 is none. */
  price: Int32Array = new Int32Array(this.capacity);
  mileage: Int32Array = new Int32Array(this.capacity);
  payment: Int32Array = new Int32Array(this.capacity);
  /** The index's version when the row was last written: what is kept by row knows by it what to work out again. */
  writtenAt: Uint32Array = new Uint32Array(this.capacity);
  /** When the vehicle came into the stock, in seconds since 1970. */
  added: Uint32Array = new Uint32Array(this.capacity);
  /** What speaks against showing it early (`drawbacksOf`). */
  drawbacks: Uint8Array = new Uint8Array(this.capacity);
  /** The first eight characters of the key as a number, so that ties rarely compare text. */
  tie: Float64Array = new Float64Array(this.capacity);
  /** The same of its ninth to sixteenth character, and of the eight after them. */
  tieFrom9: Float64Array = new Float64Array(this.capacity);
  tieFrom17: Float64Array = new Float64Array(this.capacity);
  /** `StockItem.digest`; 0 where none was given. */
  digest: Float64Array = new Float64Array(this.capacity);
  /** Rows of one spec as a list in both directions: the row after and before this one plus one, 0 at the ends. */
  nextOfSpec: Uint32Array = new Uint32Array(this.capacity);
  previousOfSpec: Uint32Array = new Uint32Array(this.capacity);
  /** `BOUNDS` figures for each block of 32 rows, see `boundBlock`. */
  bounds: Float64Array = new Float64Array((this.capacity / BLOCK_ROWS) * BOUNDS);
  /** 32-bit words of features per vehicle. */
  featureStride = 1;
  /** `featureStride` words a row: bit c of a row is feature c. */
  features: Uint32Array = new Uint32Array(this.capacity);
  /** The same the other way round. */
  readonly featureSets = new RowSets();
  /** All vehicles, and those of each value of `LOOK_FACETS` (`setsOfPart`). */
  readonly lookSets = new RowSets();

  constructor() {
    clearBounds(this.bounds, 0, this.capacity / BLOCK_ROWS);
  }

  /** Makes room for `rows` rows. */
  reserve(rows: number): void {
    if (rows <= this.capacity) return;
    const capacity = Math.max(rows, Math.ceil((this.capacity * 1.5) / 32) * 32);
    this.spec = grown(this.spec, capacity);
    this.look = grown(this.look, capacity);
    this.lot = grown(this.lot, capacity);
    this.price = grown(this.price, capacity);
    this.mileage = grown(this.mileage, capacity);
    this.payment = grown(this.payment, capacity);
    this.writtenAt = grown(this.writtenAt, capacity);
    this.added = grown(this.added, capacity);
    this.drawbacks = grown(this.drawbacks, capacity);
    this.tie = grown(this.tie, capacity);
    this.tieFrom9 = grown(this.tieFrom9, capacity);
    this.tieFrom17 = grown(this.tieFrom17, capacity);
    this.digest = grown(this.digest, capacity);
    this.nextOfSpec = grown(this.nextOfSpec, capacity);
    this.previousOfSpec = grown(this.previousOfSpec, capacity);
    this.bounds = grown(this.bounds, (capacity / BLOCK_ROWS) * BOUNDS);
    clearBounds(this.bounds, this.capacity / BLOCK_ROWS, capacity / BLOCK_ROWS);
    this.features = grown(this.features, capacity * this.featureStride);
    this.featureSets.reserve(capacity, 0);
    this.lookSets.reserve(capacity, 0);
    this.capacity = capacity;
  }

  /** Makes room for features with codes below `count`. */
  reserveFeatures(count: number): void {
    this.featureSets.reserve(this.capacity, count);
    const stride = Math.max(1, (count + 31) >>> 5);
    if (stride <= this.featureStride) return;
    const wider = roomFor(Uint32Array, this.capacity * stride);
    for (let row = 0; row < this.capacity; row += 1) {
      for (let word = 0; word < this.featureStride; word += 1) {
        wider[row * stride + word] = this.features[row * this.featureStride + word] as number;
      }
    }
    this.features = wider;
    this.featureStride = stride;
  }

  setFeature(row: number, code: number): void {
    const word = row * this.featureStride + (code >>> 5);
    this.features[word] = (this.features[word] as number) | (1 << (code & 31));
    this.featureSets.add(code, row);
  }

  clearFeatures(row: number): void {
    for (let word = 0; word < this.featureStride; word += 1) {
      let bits = this.features[row * this.featureStride + word] as number;
      this.features[row * this.featureStride + word] = 0;
      for (; bits !== 0; bits &= bits - 1) {
        this.featureSets.remove(word * 32 + 31 - Math.clz32(bits & -bits), row);
      }
    }
  }

  hasFeature(row: number, code: number): boolean {
    return ((this.features[row * this.featureStride + (code >>> 5)] as number) & (1 << (code & 31))) !== 0;
  }

  /** Writes the figures of one row to another one, look, features and the list of its spec apart. */
  copy(from: number, to: number): void {
    const { spec, lot, price, mileage, payment, added, drawbacks, digest } = this;
    const { tie, tieFrom9, tieFrom17 } = this;
    for (const column of [spec, lot, price, mileage, payment, added, drawbacks, digest])
      column[to] = column[from] as number;
    for (const column of [tie, tieFrom9, tieFrom17]) column[to] = column[from] as number;
  }

  setKey(row: number, key: string): void {
    [this.tie[row], this.tieFrom9[row], this.tieFrom17[row]] = tiesOf(key);
  }

  /** Gives the features of one row to another one, which has none. */
  moveFeatures(from: number, to: number): void {
    const { features, featureStride } = this;
    for (let word = 0; word < featureStride; word += 1) {
      for (let bits = features[from * featureStride + word] as number; bits !== 0; bits &= bits - 1) {
        this.setFeature(to, word * 32 + 31 - Math.clz32(bits & -bits));
      }
    }
    this.clearFeatures(from);
  }

  /** Bytes of all columns. */
  get bytes(): number {
    const figures = FIGURES.reduce((sum, name) => sum + this[name].byteLength, 0);
    const ties = this.tieFrom9.byteLength + this.tieFrom17.byteLength + this.bounds.byteLength;
    const sets = this.featureSets.words.byteLength + this.lookSets.words.byteLength;
    return figures + ties + this.features.byteLength + sets;
  }

  /** The first `rows` rows. */
  state(rows: number): ColumnsState {
    return {
      figures: Object.fromEntries(FIGURES.map((name) => [name, this[name].slice(0, rows)])),
      featureStride: this.featureStride,
      features: this.features.slice(0, rows * this.featureStride),
    };
  }

  /** For columns without a row. */
  restore({ figures, featureStride, features }: ColumnsState, featureCount: number): void {
    const rows = features.length / featureStride;
    this.reserve(rows);
    this.reserveFeatures(featureCount);
    for (const name of FIGURES) this[name].set(figures[name] ?? []);
    for (let row = 0; row < rows; row += 1) {
      for (let word = 0; word < featureStride; word += 1) {
        for (let bits = features[row * featureStride + word] as number; bits !== 0; bits &= bits - 1)
          this.setFeature(row, word * 32 + 31 - Math.clz32(bits & -bits));
      }
    }
    for (let row = 0; row < rows; row += BLOCK_ROWS) boundBlock(this, row / BLOCK_ROWS);
  }
}

/** The order of the keys of two rows by their first 24 characters; 0 where more must decide. */
export function compareTies(
  { tie, tieFrom9, tieFrom17 }: Pick<StockColumns, "tie" | "tieFrom9" | "tieFrom17">,
  left: number,
  right: number,
): number {
  return (
    (tie[left] as number) - (tie[right] as number) ||
    (tieFrom9[left] as number) - (tieFrom9[right] as number) ||
    (tieFrom17[left] as number) - (tieFrom17[right] as number)
  );
}

/** Characters in one tie: what a double holds exactly. */
const TIE = 8;

/**
 * Numbers that order keys like their first 24 characters do, eight in each. From the first character on that is none of
 * "0" to "z", the text itself must decide.
 */
function tiesOf(key: string): [number, number, number] {
  const ties: [number, number, number] = [0, 0, 0];
  let isExact = true;
  for (let at = 0; at < TIE * ties.length; at += 1) {
    // Codes of "0" to "z" become 1 to 75.
    const rank: number = isExact && at < key.length ? Math.min(76, Math.max(0, key.charCodeAt(at) - 47)) : 0;
    isExact &&= rank > 0 && rank < 76;
    const tie = (at / TIE) | 0;
    ties[tie] = (ties[tie] as number) * 77 + rank;
  }
  return ties;
}
