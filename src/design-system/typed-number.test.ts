import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDigits, typedDigits } from "./typed-number.ts";

const number = fc.nat({ max: 999_999 });

describe("a number as people type it", () => {
  it("is understood with and without separators, sign, spaces and cents", () => {
    const dressed = fc.record({
      before: fc.constantFrom("", "$", "$ ", " ", "US$"),
      grouped: fc.boolean(),
      after: fc.constantFrom("", ".", ".5", ".00", ".99", " ", "/mo"),
    });
    fc.assert(
      fc.property(number, dressed, (value, { before, grouped, after }) => {
        const typed = `${before}${grouped ? value.toLocaleString("en-US") : value}${after}`;
        expect(Number(typedDigits(typed, 6))).toBe(value);
      }),
    );
  });

  it("is shown with separators, and understood as what it was", () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(groupDigits(value)).toBe(value.toLocaleString("en-US"));
        expect(typedDigits(groupDigits(value), 6)).toBe(String(value));
      }),
    );
  });

  it("never holds anything but digits, and no more than asked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 6 }), (typed, most) => {
        expect(typedDigits(typed, most)).toMatch(new RegExp(`^\\d{0,${most}}$`, "u"));
      }),
    );
  });
});
