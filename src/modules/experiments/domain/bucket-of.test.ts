import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLetter } from "#tests/support/any-letter.ts";
import { BUCKETS, bucketOf } from "./bucket-of.ts";

const ids = (count: number, prefix = "visitor-"): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** Pearson's statistic of a uniform spread. */
function chiSquare(counts: readonly number[], total: number): number {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("buckets of a draw", () => {
  it("are known for ever, because visitors keep their variants", () => {
    expect(["", "a", "visitor-1", "exp/variant:0f"].map(bucketOf)).toEqual([8923, 1715, 5787, 9903]);
  });

  it("lie within their range whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        const bucket = bucketOf(text);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS).toBe(true);
        expect(bucketOf(text)).toBe(bucket);
      }),
    );
  });

  it.each(["visitor-", "", "0000000000000000000000000000", "exp/traffic:"])(
    "spread ids that begin with %j evenly",
    (prefix) => {
      const counts = Array.from({ length: 100 }, () => 0);
      for (const id of ids(100_000, prefix)) {
        const at = Math.floor(bucketOf(id) / 100);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      // 99 degrees of freedom: above 160 happens once in 10,000 fair draws.
      expect(chiSquare(counts, 100_000)).toBeLessThan(160);
    },
  );

  it("of two experiments have nothing to do with each other", () => {
    const halves = [0, 0, 0, 0];
    for (const id of ids(40_000)) {
      const at =
        (bucketOf(`one/variant:${id}`) < 5000 ? 0 : 2) + (bucketOf(`two/variant:${id}`) < 5000 ? 0 : 1);
      halves[at] = (halves[at] ?? 0) + 1;
    }
    // 3 degrees of freedom: above 22 happens once in 10,000 fair draws.
    expect(chiSquare(halves, 40_000)).toBeLessThan(22);
  });
});
