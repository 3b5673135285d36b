import fc from "fast-check";
import { expect, test } from "vitest";
import { Ridge, type SparseRow } from "./ridge.ts";

const SIZE = 5;
const anyRow = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -90, max: 90 })), {
  minLength: SIZE,
  maxLength: SIZE,
});
const penalties = Array.from({ length: SIZE }, () => 0.5);

const whole = (row: readonly number[]): SparseRow => ({ at: row.map((_, i) => i), values: row });
const withoutZeros = (row: readonly number[]): SparseRow => {
  const at = row.flatMap((value, i) => (value === 0 ? [] : [i]));
  return { at, values: at.map((i) => row[i]!) };
};

test("The coefficients of rows on a line are that line", () => {
  const ridge = new Ridge(2);
  for (const x of [1, 2, 5, 9]) ridge.add(whole([1, x]), 3 + 2 * x, 0.7);
  const [level, slope] = ridge.solve([1e-12, 1e-12]);
  expect(level).toBeCloseTo(3, 9);
  expect(slope).toBeCloseTo(2, 9);
});

test("A row without its zeros counts to the last bit like the whole row", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 12 }), (rows) => {
      const [full, sparse] = [new Ridge(SIZE), new Ridge(SIZE)];
      for (const [i, row] of rows.entries()) {
        full.add(whole(row), i / 7, 1 / (i + 1));
        sparse.add(withoutZeros(row), i / 7, 1 / (i + 1));
      }
      expect(sparse.solve(penalties)).toEqual(full.solve(penalties));
    }),
  );
});
