import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterProbe, HEALTHY, type RegionHealth } from "./region-health.ts";

/** `x` fails, `o` answers; ten seconds between probes. */
function after(probes: string, from: RegionHealth = HEALTHY, seconds = 10): RegionHealth {
  return Array.from(probes).reduce(
    (health, probe, index) => afterProbe(health, probe === "o", (index + 1) * seconds * 1000),
    from,
  );
}
const down: RegionHealth = { failedAt: [], down: true, healthySince: null };

describe("a region", () => {
  test.each([
    ["", false],
    ["xx", false],
    ["xxx", true],
    ["xxoxx", false],
    ["xxoxxx", true],
    ["oooooxxx", true],
  ])("is left after three failed probes in a row: %s", (probes, left) => {
    expect(after(probes).down).toBe(left);
  });

  test("is not left by failures that are far apart", () => {
    expect(after("xxxxxxxx", HEALTHY, 16).down).toBe(false);
    expect(after("xxx", HEALTHY, 15).down).toBe(true);
  });

  test("is looked at once by processes that ask together", () => {
    expect(after("xxxxx", HEALTHY, 1).down).toBe(false);
    expect(after("xxx", HEALTHY, 5).down).toBe(true);
  });

  test("that answers and was never out is left as it is, so that nothing is written", () => {
    const known: RegionHealth = { ...HEALTHY };
    expect(afterProbe(known, true, 10_000)).toBe(known);
  });

  test("is returned to after five minutes of good answers, counted anew after each failure", () => {
    expect(after("o".repeat(30), down).down).toBe(true);
    expect(after("o".repeat(31), down).down).toBe(false);
    expect(after(`${"o".repeat(30)}x${"o".repeat(30)}`, down).down).toBe(true);
  });

  test("never changes more than once in 30 seconds, whatever the probes say", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (probes) => {
        let health = HEALTHY;
        let changedAt = Number.NEGATIVE_INFINITY;
        probes.forEach((answered, index) => {
          const now = index * 10_000;
          const next = afterProbe(health, answered, now);
          if (next.down !== health.down) {
            expect(now - changedAt).toBeGreaterThanOrEqual(30_000);
            changedAt = now;
          }
          expect(next.failedAt.length).toBeLessThan(3);
          health = next;
        });
      }),
    );
  });
});
