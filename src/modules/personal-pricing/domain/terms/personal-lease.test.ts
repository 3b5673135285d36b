import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPersonalLease, leaseDifferences, leasedByBrowser } from "#tests/support/personal-leases.ts";

describe("what one person pays to lease one car", () => {
  it("is what checkout's worksheet and the lessor itself say, and no lessor does better", () => {
    fc.assert(
      fc.property(anyPersonalLease, (asked) => {
        expect(leaseDifferences(asked)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("is often a payment, and often none", () => {
    const found = fc.sample(anyPersonalLease, { numRuns: 500, seed: 3 }).map(leasedByBrowser);
    expect(found.filter((lease) => lease !== null).length).toBeGreaterThan(25);
    expect(found.filter((lease) => lease === null).length).toBeGreaterThan(25);
  });
});
