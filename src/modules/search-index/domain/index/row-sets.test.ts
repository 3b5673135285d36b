import fc from "fast-check";
import { expect, it } from "vitest";
import { RowSets } from "./row-sets.ts";

const SETS = 40;
const blocks = Math.ceil(3001 / 32);

// Fewer rows are counted word by word, more by vector instructions.
it.each([0, 500, 20_000])("counts what any two sets have in common, with room for %i rows", (rows) => {
  const row = fc.integer({ min: 0, max: 3000 });
  const pair = fc.tuple(fc.integer({ min: 0, max: SETS - 1 }), row);
  // Few marks are picked out, many are looked at word by word.
  const asked = fc
    .oneof(fc.constant(0), fc.constant(0x9e37))
    .map((step) =>
      step === 0 ? [] : Array.from({ length: 400 }, (_, at): [number, number] => [0, (at * step) % 3001]),
    );
  const pairs = fc.tuple(asked, fc.array(pair, { maxLength: 300 })).map((lists) => lists.flat());
  fc.assert(
    fc.property(pairs, fc.array(row), (added, removed) => {
      const sets = new RowSets();
      sets.reserve(100, 3);
      const plain = Array.from({ length: SETS }, () => new Set<number>());
      sets.reserve(Math.max(rows, 3001), SETS);
      for (const [code, one] of added) {
        sets.add(code, one);
        plain[code]?.add(one);
      }
      for (const one of removed) {
        sets.remove(one % SETS, one);
        plain[one % SETS]?.delete(one);
      }
      sets.reserve(Math.max(rows * 2, 4000), SETS * 2);
      const counts = new Uint32Array(SETS);
      const [rowsAsked = new Set<number>(), ...others] = plain;
      const marks = new Uint32Array(blocks);
      for (const one of rowsAsked) marks[one >>> 5] = (marks[one >>> 5] as number) | (1 << (one & 31));
      const words = marks.filter((word) => word !== 0).length;
      sets.countCommon(counts, { marks, rows: rowsAsked.size, words }, { first: 0, step: 1, blocks });
      expect(Array.from(counts.slice(1))).toEqual(
        others.map((set) => [...set].filter((one) => rowsAsked.has(one)).length),
      );
    }),
  );
});
