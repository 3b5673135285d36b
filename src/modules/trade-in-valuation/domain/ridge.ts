/** A row of mostly zeros: only its other columns, in rising order. */
export interface SparseRow {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/** Weighted least squares with a penalty on each coefficient, collected row by row. */
export class Ridge {
  readonly #size: number;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#squares = new Float64Array(size * size);
    this.#products = new Float64Array(size);
  }

  add({ at, values }: SparseRow, value: number, weight: number): void {
    const squares = this.#squares;
    const products = this.#products;
    for (let i = 0; i < at.length; i++) {
      const column = at[i]!;
      const start = column * this.#size;
      const weighted = values[i]! * weight;
      products[column]! += weighted * value;
      for (let j = 0; j <= i; j++) squares[start + at[j]!]! += weighted * values[j]!;
    }
  }

  /** The coefficients, by Cholesky; penalties above 0 make the matrix positive. */
  solve(penalties: readonly number[]): number[] {
    const size = this.#size;
    const lower = this.#squares.slice();
    for (let i = 0; i < size; i++) lower[i * size + i]! += penalties[i]!;
    for (let i = 0; i < size; i++)
      for (let j = 0; j <= i; j++) {
        let sum = lower[i * size + j]!;
        for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
        lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / lower[j * size + j]!;
      }
    return this.#back(lower, this.#forth(lower));
  }

  #forth(lower: Float64Array): Float64Array {
    const size = this.#size;
    const out = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      let sum = this.#products[i]!;
      for (let k = 0; k < i; k++) sum -= lower[i * size + k]! * out[k]!;
      out[i] = sum / lower[i * size + i]!;
    }
    return out;
  }

  #back(lower: Float64Array, half: Float64Array): number[] {
    const size = this.#size;
    const out = Array.from(half);
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) out[i]! -= lower[k * size + i]! * out[k]!;
      out[i]! /= lower[i * size + i]!;
    }
    return out;
  }
}
