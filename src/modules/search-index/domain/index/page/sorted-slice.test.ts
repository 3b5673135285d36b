import fc from "fast-check";
import { expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { sortedSlice } from "./sorted-slice.ts";

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer(), fc.constantFrom(-1, 2 ** 32, 2 ** 52));

it("gives any slice of what a sort would give, also where values are far apart or equal", () => {
  const rows = fc.array(fc.tuple(value, fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 600 });
  const property = fc.property(rows, fc.nat(), fc.integer({ min: 1, max: 24 }), (all, start, length) => {
    const order = (left: number, right: number): number =>
      (all[left]?.[0] ?? 0) - (all[right]?.[0] ?? 0) ||
      (all[left]?.[1] ?? 0) - (all[right]?.[1] ?? 0) ||
      left - right;
    const valuesOf = ([0, 1] as const).map(
      (key) => (positions: Uint32Array) => Float64Array.from(positions, (at) => all[at]?.[key] ?? 0),
    );
    const positions = Uint32Array.from(all.keys());
    const from = start % all.length;
    const to = Math.min(all.length, from + length);
    expect(sortedSlice(positions, { from, to }, { valuesOf, order })).toEqual(
      [...positions].sort(order).slice(from, to),
    );
  });
  fc.assert(property, { numRuns: draws(500) });
});
