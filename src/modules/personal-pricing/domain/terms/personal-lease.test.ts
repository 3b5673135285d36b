import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyPersonalLease,
  cardOf,
  leaseDifferences,
  leasedByBrowser,
} from "#tests/support/personal-leases.ts";
import { draws } from "#tests/support/draws.ts";

describe("what one person pays to lease one car", () => {
  it("is what cards, lists, checkout's worksheet and the lessor itself say, and no lessor does better", () => {
    fc.assert(
      fc.property(anyPersonalLease, (asked) => {
        expect(leaseDifferences(asked)).toEqual([]);
      }),
      { numRuns: draws(500) },
    );
  });

  it("is often a payment, and often none", () => {
    const found = fc.sample(anyPersonalLease, { numRuns: 200, seed: 3 }).map(leasedByBrowser);
    expect(found.filter((lease) => lease !== null).length).toBeGreaterThan(9);
    expect(found.filter((lease) => lease === null).length).toBeGreaterThan(9);
  });

  it("gives way to a loan on cards of used cars, and where no lessor takes a new one", () => {
    const asked = fc.sample(anyPersonalLease, { numRuns: 200, seed: 4 });
    const loans = asked.filter((one) => cardOf(one)?.lenderQualified);
    expect(loans.filter(({ deal }) => deal.vehicle.type !== "NEW").length).toBeGreaterThan(9);
    expect(loans.filter((one) => cardOf(one)?.isLeaseRefused).length).toBeGreaterThan(9);
  });
});
