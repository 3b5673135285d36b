import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carriedDebt, monthsUntilEven } from "./carried-debt.ts";

const waiting = fc.record({
  worthCents: fc.integer({ min: 50_000, max: 6_000_000 }),
  owedCents: fc.integer({ min: 0, max: 8_000_000 }),
  paymentCents: fc.integer({ min: 0, max: 150_000 }),
  ratePpm: fc.integer({ min: 0, max: 290_000 }),
  declinePpm: fc.integer({ min: 0, max: 40_000 }),
});

/** Never counts as later than any month. */
const month = (found: number | null): number => found ?? Infinity;

describe("An old debt inside a new loan", () => {
  it("costs what a loan of its own would", () => {
    const debt = carriedDebt({ owedAboveCents: 233_020, ratePpm: 69_900, termMonths: 60 });
    expect(debt).toEqual({ monthlyCents: 4613, interestCents: 43_757, totalCents: 276_777 });
  });

  it("costs nothing where nothing is owed above the worth", () => {
    expect(carriedDebt({ owedAboveCents: 0, ratePpm: 69_900, termMonths: 60 }).totalCents).toBe(0);
  });

  it("adds up for any amount, rate and term, and costs more for longer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 0, max: 290_000 }),
        fc.integer({ min: 12, max: 84 }),
        (owedAboveCents, ratePpm, termMonths) => {
          const debt = carriedDebt({ owedAboveCents, ratePpm, termMonths });
          const longer = carriedDebt({ owedAboveCents, ratePpm, termMonths: termMonths + 12 });
          expect(debt.totalCents).toBe(owedAboveCents + debt.interestCents);
          expect(debt.interestCents).toBeGreaterThanOrEqual(0);
          // Payments are rounded to cents, so that a few cents may be lost.
          expect(longer.interestCents).toBeGreaterThanOrEqual(debt.interestCents - termMonths);
        },
      ),
    );
  });
});

describe("Waiting until a car is worth what is owed", () => {
  it("takes a year where a payment gains on the decline", () => {
    const worth = { worthCents: 1_200_000, owedCents: 1_500_000, ratePpm: 0, declinePpm: 0 };
    expect(monthsUntilEven({ ...worth, paymentCents: 25_000 })).toBe(12);
  });

  it("is over today where nothing is owed above the worth, and never ends where nothing is paid", () => {
    const rest = { paymentCents: 0, ratePpm: 80_000, declinePpm: 12_500 };
    expect(monthsUntilEven({ worthCents: 100, owedCents: 100, ...rest })).toBe(0);
    expect(monthsUntilEven({ worthCents: 100_000, owedCents: 200_000, ...rest })).toBeNull();
  });

  it("is never longer with a higher payment, a better car or a cheaper loan", () => {
    fc.assert(
      fc.property(waiting, fc.integer({ min: 0, max: 500_000 }), (given, more) => {
        const months = month(monthsUntilEven(given));
        expect(
          month(monthsUntilEven({ ...given, paymentCents: given.paymentCents + more })),
        ).toBeLessThanOrEqual(months);
        expect(month(monthsUntilEven({ ...given, worthCents: given.worthCents + more }))).toBeLessThanOrEqual(
          months,
        );
        expect(month(monthsUntilEven({ ...given, ratePpm: 0 }))).toBeLessThanOrEqual(months);
      }),
    );
  });
});
