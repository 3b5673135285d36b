import { describe, expect, test } from "vitest";
import { cashOrRate, horizonCost } from "./horizon-cost.ts";

const CHOICE = {
  amountCents: 3_000_000,
  termMonths: 60,
  horizonMonths: 60,
  cash: { amountCents: 150_000, ratePpm: 64_900 },
  special: { ratePpm: 29_000 },
};

describe("Cash or a special rate", () => {
  test("the rate wins by 1,186.20 over 60 months of 30,000 against 1,500 cash", () => {
    expect(cashOrRate(CHOICE)).toEqual({
      cheaper: "special",
      savedCents: 118_620,
      cash: { paymentCents: 55_750, totalCents: 3_345_000 },
      special: { paymentCents: 53_773, totalCents: 3_226_380 },
    });
  });

  test("breaks even near 2,510 cash", () => {
    const at = (amountCents: number) =>
      cashOrRate({ ...CHOICE, cash: { ...CHOICE.cash, amountCents } }).cheaper;
    expect([at(250_000), at(252_000)]).toEqual(["special", "cash"]);
  });

  test("money now wins for somebody who pays the loan off early", () => {
    expect(cashOrRate({ ...CHOICE, horizonMonths: 12 })).toMatchObject({ cheaper: "cash" });
  });

  test("a loan of no months costs what is owed", () => {
    const loan = { amountCents: 3_000_000, ratePpm: 29_000, termMonths: 60, paymentCents: 53_773 };
    expect(horizonCost(loan, 0)).toBe(3_000_000);
  });

  test("one month costs that month's interest", () => {
    const loan = { amountCents: 3_000_000, ratePpm: 60_000, termMonths: 60, paymentCents: 57_998 };
    expect(horizonCost(loan, 1)).toBe(3_000_000 + 15_000);
  });
});
