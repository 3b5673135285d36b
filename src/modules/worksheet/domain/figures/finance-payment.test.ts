import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actuarialApr } from "./actuarial-apr.ts";
import { financedAmount, financePayment, loanPayment, paymentFactor } from "./finance-payment.ts";

const loan = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 20_000_000 }),
  aprPpm: fc.integer({ min: 0, max: 300_000 }),
  termMonths: fc.constantFrom(24, 36, 48, 60, 72, 84),
});

describe("the payment of a loan", () => {
  it.each([
    [27_500, 69_900, 48, 658.39, 4102.72],
    [27_500, 79_900, 48, 671.23, 4719.04],
    [27_500, 79_900, 60, 557.47, undefined],
    [25_000, 0, 48, 520.83, 0],
  ])("B-2: $%d at %d ppm over %d months is $%d", (...[dollars, aprPpm, termMonths, payment, interest]) => {
    const found = loanPayment({ amountCents: dollars * 100, aprPpm, termMonths });
    expect(found.monthlyPaymentCents).toBe(Math.round(payment * 100));
    if (interest !== undefined) expect(found.totalInterestCents).toBe(Math.round(interest * 100));
  });

  it.each([
    [30, 432.13, 6113.36],
    [45, 433.46, 6209.12],
    [60, 434.79, 6304.88],
  ])("with %d days to the first payment takes the odd days' interest first", (days, payment, charge) => {
    const found = loanPayment({
      amountCents: 2_500_000,
      aprPpm: 74_900,
      termMonths: 72,
      oddDays: { daysToFirstPayment: days, daysInYear: 365 },
    });
    expect(found.monthlyPaymentCents).toBe(Math.round(payment * 100));
    expect(found.totalInterestCents).toBe(Math.round(charge * 100));
  });

  it.each([
    [0, 30, 43_213, 7.4899],
    [1, 14, 43_346, 7.4956],
    [1, 30, 43_479, 7.4869],
  ])(
    "has the yearly rate of Regulation Z (%d months and %d days)",
    (...[wholePeriods, oddDays, cents, apr]) => {
      const terms = { amountFinancedCents: 2_500_000, termMonths: 72, wholePeriods, oddDays };
      expect(actuarialApr({ ...terms, monthlyPaymentCents: cents, lastPaymentCents: cents })).toBe(apr);
    },
  );

  it("agrees with the textbook formula to the cent", () => {
    fc.assert(
      fc.property(loan, ({ amountCents, aprPpm, termMonths }) => {
        const r = aprPpm / 12_000_000;
        const textbook =
          r === 0 ? amountCents / termMonths : (amountCents * r) / (1 - (1 + r) ** -termMonths);
        expect(
          Math.abs(loanPayment({ amountCents, aprPpm, termMonths }).monthlyPaymentCents - textbook),
        ).toBeLessThanOrEqual(0.5 + 1e-3);
      }),
    );
  });

  it("leaves a last payment that ends the loan and differs by rounding only", () => {
    fc.assert(
      fc.property(loan, (terms) => {
        const found = loanPayment(terms);
        // Each payment's rounding grows with interest until the end: at most half a cent a month, compounded.
        const drift = terms.termMonths * (1 + terms.aprPpm / 12_000_000) ** terms.termMonths;
        expect(Math.abs(found.lastPaymentCents - found.monthlyPaymentCents)).toBeLessThanOrEqual(drift + 1);
        expect(found.totalOfPaymentsCents).toBeGreaterThanOrEqual(terms.amountCents);
      }),
    );
  });

  it("grows with amount and rate, and falls with the term", () => {
    fc.assert(
      fc.property(loan, (terms) => {
        const { monthlyPaymentCents } = loanPayment(terms);
        expect(
          loanPayment({ ...terms, amountCents: terms.amountCents + 10_000 }).monthlyPaymentCents,
        ).toBeGreaterThan(monthlyPaymentCents);
        expect(
          loanPayment({ ...terms, aprPpm: terms.aprPpm + 10_000 }).monthlyPaymentCents,
        ).toBeGreaterThanOrEqual(monthlyPaymentCents);
        expect(loanPayment({ ...terms, termMonths: terms.termMonths + 12 }).monthlyPaymentCents).toBeLessThan(
          monthlyPaymentCents,
        );
      }),
    );
  });

  it("takes the cent below where the rounded payment would pay the loan off too early", () => {
    expect(loanPayment({ amountCents: 445, aprPpm: 69_900, termMonths: 48 })).toMatchObject({
      monthlyPaymentCents: 10,
      lastPaymentCents: 45,
    });
  });

  it("costs nothing when nothing is financed", () => {
    expect(loanPayment({ amountCents: 0, aprPpm: 69_900, termMonths: 48 }).monthlyPaymentCents).toBe(0);
  });

  it("has an exact factor", () => {
    expect(paymentFactor(0, 48)).toEqual({ n: 1n, d: 48n });
  });
});

describe("a finance deal (B-1)", () => {
  const deal = {
    priceCents: 3_000_000,
    taxesAndFeesCents: 200_000,
    deliveryFeeCents: 15_000,
    protectionCents: 100_000,
    incentivesCents: 50_000,
    tradeEquityCents: 265_000,
    downPaymentCents: 250_000,
  };

  it("finances what is left after equity and down payment", () => {
    expect(financedAmount(deal)).toBe(2_750_000);
    const found = financePayment({ ...deal, aprPpm: 69_900, termMonths: 48 });
    expect(found).toMatchObject({
      financedAmountCents: 2_750_000,
      monthlyPaymentCents: 65_839,
      dueAtSigningCents: 250_000,
    });
    expect(found.derivation.monthlyPayment).toBe(
      "$27,500.00 over 48 months at 6.99% a year, rounded to the cent.",
    );
  });

  it("adds negative equity", () => {
    expect(financedAmount({ ...deal, tradeEquityCents: -100_000 })).toBe(3_115_000);
  });
});
