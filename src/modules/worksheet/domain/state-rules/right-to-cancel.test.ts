import { describe, expect, it } from "vitest";
import { rightToCancel } from "./right-to-cancel.ts";

const sale = { state: "CA", isNew: false, priceCents: 2_500_000, onDate: "2026-11-23" } as const;

describe("The right to cancel", () => {
  it("is three days and 400 miles for a used car in California", () => {
    expect(rightToCancel(sale)).toEqual({
      days: 3,
      maximumMiles: 400,
      restockingCents: 37_500,
      maximumMileageChargeCents: 15_000,
    });
  });

  it.each([
    ["at least the smallest", 500_000, 20_000],
    ["at most the largest", 5_000_000, 60_000],
  ])("keeps a restocking fee of %s", (_, priceCents, restockingCents) => {
    expect(rightToCancel({ ...sale, priceCents })).toMatchObject({ restockingCents });
  });

  it.each([
    ["a new car", { isNew: true }],
    ["a car above the price", { priceCents: 5_000_001 }],
    ["a sale before the law", { onDate: "2026-09-30" }],
    ["another state", { state: "TX" }],
  ])("is not there for %s", (_, change) => {
    expect(rightToCancel({ ...sale, ...change })).toBeNull();
  });
});
