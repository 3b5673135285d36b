import fc from "fast-check";
import { expect, it } from "vitest";
import { FeatureSets } from "./feature-sets.ts";

const FEATURES = 40;

// Fewer rows are counted word by word, more by vector instructions.
it.each([0, 500, 20_000])("counts what any two sets have in common, with room for %i rows", (rows) => {
  const row = fc.integer({ min: 0, max: 3000 });
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: FEATURES - 1 }), row), { maxLength: 300 });
  fc.assert(
    fc.property(pairs, fc.array(row), (added, removed) => {
      const sets = new FeatureSets();
      sets.reserve(100, 3);
      const plain = Array.from({ length: FEATURES }, () => new Set<number>());
      sets.reserve(Math.max(rows, 3001), FEATURES);
      for (const [code, one] of added) {
        sets.add(code, one);
        plain[code]?.add(one);
      }
      for (const one of removed) {
        sets.remove(one % FEATURES, one);
        plain[one % FEATURES]?.delete(one);
      }
      sets.reserve(Math.max(rows * 2, 4000), FEATURES * 2);
      const counts = new Uint32Array(FEATURES);
      sets.countCommon(counts, { features: FEATURES, blocks: Math.ceil(3001 / 32) });
      const [asked = new Set<number>(), ...others] = plain;
      expect(Array.from(counts.slice(1))).toEqual(
        others.map((set) => [...set].filter((one) => asked.has(one)).length),
      );
    }),
  );
});
