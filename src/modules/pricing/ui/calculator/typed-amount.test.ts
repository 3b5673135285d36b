import fc from "fast-check";
import { expect, test } from "vitest";
import { typedAmount } from "./typed-amount.ts";

test("An amount is what was typed, without its dress", () => {
  expect(["$25,000.50", "1200", " 7. ", "0.5", "", "abc"].map(typedAmount)).toEqual([
    "25000.50",
    "1200",
    "7.",
    "0.5",
    "",
    "",
  ]);
});

test("No amount is over 999,999 dollars, and none has more than two decimals (UI-07)", () => {
  expect(typedAmount("9999999")).toBe("999999");
  expect(typedAmount("999,999.999")).toBe("999999.99");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (typed) => {
      const amount = typedAmount(typed);
      expect(Number(amount === "." ? "0" : amount)).toBeLessThan(1_000_000);
      expect(amount).toMatch(/^\d{0,6}(\.\d{0,2})?$/);
    }),
  );
});
