import fc from "fast-check";
import { expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { itemArbitrary } from "#tests/support/random-stock.ts";
import { LOOK_FACETS } from "../facets.ts";
import { liveRows, setsOfPart } from "./look-sets.ts";
import { StockIndex } from "./stock-index.ts";

const has = (words: Uint32Array, row: number) => ((words[row >>> 5] as number) >>> (row & 31)) & 1;

it("keeps each row in the sets of the look that it has, whatever came, changed and went", () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: itemArbitrary.map((item) => ({ put: item })) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 59 }).map((number) => ({ remove: `veh_${number}` })) },
  );
  const property = fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
    const written = new StockIndex();
    for (const one of steps) {
      if ("put" in one) written.put(one.put);
      else written.remove(one.remove);
    }
    const restored = new StockIndex();
    restored.restore(written.state());
    for (const index of [written, restored]) {
      const { look, lookSets } = index.columns;
      for (let row = 0; row < index.rowCount; row += 1) {
        const own = look[row] as number;
        expect(has(liveRows(index), row)).toBe(own === 0 ? 0 : 1);
        for (const [part, name] of LOOK_FACETS.entries()) {
          const { first, step: next } = setsOfPart(part);
          const sets = Array.from({ length: index.dictionaries[name].size }, (_, code) =>
            has(lookSets.words.subarray((first + code * next) * lookSets.stride), row),
          );
          const code = index.looks.column(part)[own] as number;
          expect(sets.map((set, at) => (set === 1 ? at : -1)).filter((at) => at !== -1)).toEqual(
            own === 0 ? [] : [code],
          );
        }
      }
    }
  });
  fc.assert(property, { numRuns: draws(100) });
});
