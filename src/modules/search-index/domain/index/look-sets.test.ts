import fc from "fast-check";
import { expect, it } from "vitest";
import { changedIndexes } from "#tests/support/changed-stock.ts";
import { draws } from "#tests/support/draws.ts";
import { LOOK_FACETS } from "../facets.ts";
import { liveRows, setsOfPart } from "./look-sets.ts";

const has = (words: Uint32Array, row: number) => ((words[row >>> 5] as number) >>> (row & 31)) & 1;

it("keeps each row in the sets of the look that it has, whatever came, changed and went", () => {
  const property = fc.property(changedIndexes, (indexes) => {
    for (const index of indexes) {
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
