import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween, isCivilDate } from "./civil-date.ts";

describe("a month later", () => {
  it.each([
    ["2026-12-01", 1, "2027-01-01"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2027-03-30", -1, "2027-02-28"],
    ["2027-01-15", -13, "2025-12-15"],
    ["2026-05-31", 25, "2028-06-30"],
  ])("%s by %d months is %s", (from, months, to) => expect(addMonths(from, months)).toBe(to));

  it("always exists, lies in the month asked for and is found again", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: -600, max: 600 }),
        (days, months) => {
          const from = addDays("1970-01-01", days);
          const to = addMonths(from, months);
          expect(isCivilDate(to)).toBe(true);
          expect(Math.abs(daysBetween(from, to) - months * 30.436_875)).toBeLessThan(5);
        },
      ),
    );
  });
});
