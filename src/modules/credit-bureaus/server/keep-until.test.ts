import { describe, expect, it, test } from "vitest";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { keepUntil, keptFrom } from "./keep-until.ts";

describe("What a decision used", () => {
  test.each([
    ["2026-11-27T15:30:00Z", "2028-12-28T00:00:00Z"],
    // The last day of a shorter month, and not some days into the next one.
    ["2027-01-31T10:00:00Z", "2029-03-01T00:00:00Z"],
    ["2022-01-31T10:00:00Z", "2024-03-01T00:00:00Z"],
    ["2026-11-30T00:00:00Z", "2028-12-31T00:00:00Z"],
  ])("and was told at %s is kept until %s", (told, until) => {
    expect(keepUntil(new Date(told))).toEqual(new Date(until));
  });

  it("is kept as long by when it was told as by what was written down then, on every day of nine years", () => {
    const first = new Date("2024-01-01T13:00:00Z");
    for (let day = 0; day < 9 * 366; day += 1) {
      const now = daysAfter(first, day);
      const from = keptFrom(now);
      expect(keepUntil(new Date(from.getTime() - 1)).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(keepUntil(from).getTime()).toBeGreaterThan(now.getTime());
    }
  });
});
