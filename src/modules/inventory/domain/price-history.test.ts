import { describe, expect, it } from "vitest";
import { priceHistoryOf, priceSteps, wholeChangeCents } from "./price-history.ts";

const changes = [
  { at: "2026-10-02T08:00:00.000Z", from: 3_000_000, to: 2_900_000 },
  { at: "2026-11-01T08:00:00.000Z", from: 2_900_000, to: 2_950_000 },
];

describe("the history of a price", () => {
  it("begins with the listing and ends with the price of today", () => {
    const history = priceHistoryOf("2026-09-01T00:00:00.000Z", changes);
    expect(history.map(({ priceCents }) => priceCents)).toEqual([3_000_000, 2_900_000, 2_950_000]);
    expect(history[0]?.at).toBe("2026-09-01T00:00:00.000Z");
    expect(priceSteps(history).map(({ changeCents }) => changeCents)).toEqual([null, -100_000, 50_000]);
    expect(wholeChangeCents(history)).toBe(-50_000);
  });

  it("is empty while the price never changed", () => {
    expect(priceHistoryOf("2026-09-01T00:00:00.000Z", [])).toEqual([]);
    expect(wholeChangeCents([])).toBeNull();
  });

  it("says nothing of the difference to a price that nobody told", () => {
    const history = priceHistoryOf("2026-09-01T00:00:00.000Z", [
      { at: "2026-10-02T08:00:00.000Z", from: null, to: 2_900_000 },
    ]);
    expect(priceSteps(history).map(({ changeCents }) => changeCents)).toEqual([null, null]);
    expect(wholeChangeCents(history)).toBeNull();
  });

  it("never begins after its first change", () => {
    expect(priceHistoryOf("2027-01-01T00:00:00.000Z", changes)[0]?.at).toBe(changes[0]?.at);
  });
});
