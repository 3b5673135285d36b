import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actuarialRate, type PaymentStream } from "./actuarial-rate.ts";

const paid = (
  dollars: number,
  count: number,
  ...[wholePeriods, oddFraction = 0]: [number, number?]
): PaymentStream => ({
  amountCents: Math.round(dollars * 100),
  count,
  wholePeriods,
  oddFraction,
});

/** Advance, payments and unit periods of the examples published in 12 CFR 1026, Appendix J (c), with their rates. */
const PUBLISHED: [string, number, number, PaymentStream[], number][] = [
  ["monthly, regular first period", 5000, 12, [paid(230, 24, 1)], 9.69],
  ["monthly, long first period", 6000, 12, [paid(200, 36, 1, 19 / 30)], 11.82],
  ["semimonthly, short first period", 5000, 24, [paid(219.17, 24, 0, 6 / 15)], 10.34],
  ["quarterly, long first period", 10_000, 4, [paid(385, 40, 1, 39 / 90)], 8.97],
  ["weekly, long first period", 500, 52, [paid(17.6, 30, 4, 4 / 7)], 14.96],
  ["monthly, irregular first payment", 5000, 12, [paid(250, 1, 1), paid(230, 23, 2)], 10.08],
  [
    "every four weeks, long first period and irregular first payment",
    400,
    13,
    [paid(39.5, 1, 1, 5 / 28), paid(38.31, 11, 2, 5 / 28)],
    28.5,
  ],
  ["monthly, irregular last payment", 5000, 12, [paid(230, 23, 1), paid(280, 1, 24)], 10.5],
  [
    "every two weeks, short first period and irregular last payment",
    200,
    26,
    [paid(9.5, 19, 0, 8 / 14), paid(30, 1, 19, 8 / 14)],
    12.22,
  ],
  [
    "monthly, irregular first and last payment",
    5000,
    12,
    [paid(250, 1, 1), paid(230, 22, 2), paid(280, 1, 24)],
    10.9,
  ],
  [
    "every two months, short first period, irregular first and last payment",
    8000,
    6,
    [paid(449.36, 1, 0, 52 / 60), paid(465, 18, 1, 52 / 60), paid(200, 1, 19, 52 / 60)],
    7.3,
  ],
  ["one payment within a year", 1000, 365 / 255, [paid(1080, 1, 1)], 11.45],
];

describe("the annual percentage rate", () => {
  it.each(PUBLISHED)("is the published one: %s", (_name, dollars, periodsPerYear, streams, published) => {
    const apr = actuarialRate({ amountFinancedCents: dollars * 100, streams, periodsPerYear });
    expect(apr.toFixed(2)).toBe(published.toFixed(2));
  });

  it("is zero where nothing is paid for the credit", () => {
    expect(
      actuarialRate({ amountFinancedCents: 120_000, streams: [paid(100, 12, 1)], periodsPerYear: 12 }),
    ).toBe(0);
  });

  it("makes any payments worth what was financed", () => {
    const stream = fc.record({
      amountCents: fc.integer({ min: 1_000, max: 500_000 }),
      count: fc.integer({ min: 1, max: 84 }),
      wholePeriods: fc.integer({ min: 0, max: 90 }),
      oddFraction: fc.integer({ min: 0, max: 29 }).map((days) => days / 30),
    });
    fc.assert(
      fc.property(
        fc.array(stream, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 30, max: 99 }),
        (streams, share) => {
          const total = streams.reduce((sum, { amountCents, count }) => sum + amountCents * count, 0);
          const amountFinancedCents = Math.round((total * share) / 100);
          fc.pre(streams.some(({ wholePeriods, oddFraction }) => wholePeriods + oddFraction > 1));
          const rate = actuarialRate({ amountFinancedCents, streams, periodsPerYear: 12 }) / 1200;
          fc.pre(rate < 1);
          const worth = streams.reduce((sum, { amountCents, count, wholePeriods, oddFraction }) => {
            let value = 0;
            for (let k = 0; k < count; k += 1)
              value += amountCents / ((1 + oddFraction * rate) * (1 + rate) ** (wholePeriods + k));
            return sum + value;
          }, 0);
          expect(Math.abs(worth - amountFinancedCents) / amountFinancedCents).toBeLessThan(1e-4);
        },
      ),
    );
  });
});
