import { describe, expect, test } from "vitest";
import { englishText as t } from "#platform/shared/texts/text.ts";
import { ruleText } from "./rule-words.ts";

describe("A rule that a deal doesn't meet, in words", () => {
  test("names the payment and what the lender allows", () => {
    const values = { actual: 61_200, limit: 54_800 };
    expect(ruleText(t, { code: "PTI_TOO_HIGH", values, margin: 6_400, unit: "cents" })).toBe(
      "Your payment would be $612.00 a month; this lender allows $548.00 at your income.",
    );
  });

  test.each([
    [
      {
        code: "MILEAGE_TOO_HIGH",
        values: { actual: 131_500, limit: 120_000 },
        margin: 11_500,
        unit: "miles",
      },
      "The car has 131,500 miles; this lender allows at most 120,000 miles.",
    ],
    [
      { code: "VEHICLE_TOO_OLD", values: { actual: 12, limit: 10 }, margin: 2, unit: "years" },
      "The car is 12 years old; this lender allows at most 10 years.",
    ],
    [
      { code: "EMPLOYMENT_TOO_SHORT", values: { limit: 1 }, margin: 0, unit: "months" },
      "This lender requires at least 1 month at your current job.",
    ],
    [
      { code: "DUE_DAY_NOT_TAKEN", values: { actual: 28, limit: 25 }, margin: 3, unit: "days" },
      "Payments would be due on day 28 of the month; this lender takes days 1 to 25.",
    ],
    [
      {
        code: "RESIDUAL_NOT_OFFERED",
        values: { termMonths: 48, annualMiles: 15_000 },
        margin: 0,
        unit: "none",
      },
      "This lender has no 48-month lease with 15,000 miles a year.",
    ],
    [
      {
        code: "PRODUCT_TOO_DEAR",
        values: { product: "GAP", actual: 120_000, limit: 90_000 },
        margin: 30_000,
        unit: "cents",
      },
      "GAP costs $1,200.00; this lender allows at most $900.00 for it.",
    ],
  ] as const)("counts in its own unit", (rule, sentence) => {
    expect(ruleText(t, rule)).toBe(sentence);
  });
});
