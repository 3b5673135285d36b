import fc from "fast-check";
import { expect, test } from "vitest";
import { plainNumber } from "./plain-number.ts";

test.each([
  ["800", 800],
  ["800.00", 800],
  ["800,00", 800],
  ["12,900", 12_900],
  ["12.900", 12_900],
  ["1,234,567.8", 1_234_567.8],
  ["1.234.567,80", 1_234_567.8],
  ["12 900,50", 12_900.5],
  ["12900.0", 12_900],
  ["12900.0000", 12_900],
  ["12,90", 12.9],
  ["1,23,456", null],
  ["12,9000", null],
  ["12.9000.1", null],
  ["1e5", null],
  ["-5", null],
  ["", null],
])("%j is %j", (text, value) => expect(plainNumber(text)).toBe(value));

test("an amount reads alike in both spellings", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const amount = cents / 100;
      const american = amount.toLocaleString("en-US", { minimumFractionDigits: 2 });
      const european = amount.toLocaleString("de-DE", { minimumFractionDigits: 2 });
      expect(plainNumber(american)).toBe(amount);
      expect(plainNumber(european)).toBe(amount);
    }),
  );
});
