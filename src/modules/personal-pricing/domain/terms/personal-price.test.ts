import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPersonalDeal, personalDifferences, pricedByBrowser } from "#tests/support/personal-deals.ts";
import { draws } from "#tests/support/draws.ts";

describe("what one person pays for one car", () => {
  it("is what checkout's worksheet and the lender itself say, and no lender does better", () => {
    fc.assert(
      fc.property(anyPersonalDeal, (deal) => {
        expect(personalDifferences(deal)).toEqual([]);
      }),
      { numRuns: draws(1000) },
    );
  });

  it("is often a payment, often one after a change, and often none", () => {
    const prices = fc.sample(anyPersonalDeal, { numRuns: 300, seed: 5 }).map(pricedByBrowser);
    const kinds = prices.flatMap((price) => (price === null ? [] : kindsOf(price)));
    for (const kind of ["as wished", "more down", "less down", "other term", "refused", "helped"])
      expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThan(9);
  });
});

function kindsOf(price: NonNullable<ReturnType<typeof pricedByBrowser>>): readonly string[] {
  const { lenderQualified, downPaymentChange: down, termChange, possiblePricing } = price;
  if (lenderQualified === null) return ["refused", ...(possiblePricing === null ? [] : ["helped"])];
  const changes = [
    ...(down === null ? [] : [down.to > down.from ? "more down" : "less down"]),
    ...(termChange === null ? [] : ["other term"]),
  ];
  return changes.length === 0 ? ["as wished"] : changes;
}
