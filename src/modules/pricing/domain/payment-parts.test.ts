import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentParts } from "./payment-parts.ts";

const shown = {
  estimatedMonthlyPaymentCents: 50_000,
  estimatedDownPaymentCents: 250_000,
  estimatedTerm: 60,
  estimatedAPR: 6.99,
};

test("the parts of a payment add up to everything that is paid", () => {
  expect(paymentParts(2_500_000, shown)).toEqual({
    downCents: 250_000,
    financedCents: 2_250_000,
    interestCents: 750_000,
    totalCents: 3_250_000,
  });
  fc.assert(
    fc.property(
      fc.nat(20_000_000),
      fc.nat(1_000_000),
      fc.integer({ min: 12, max: 96 }),
      (price, monthly, term) => {
        const estimate = { ...shown, estimatedMonthlyPaymentCents: monthly, estimatedTerm: term };
        const parts = paymentParts(price, estimate);
        if (parts === null) return;
        const { downCents, financedCents, interestCents, totalCents } = parts;
        expect(downCents + financedCents + interestCents).toBe(totalCents);
        expect(Math.min(financedCents, interestCents)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("nothing is drawn where the down payment pays all, or the payments less than the price", () => {
  expect(paymentParts(250_000, shown)).toBeNull();
  expect(paymentParts(9_000_000, shown)).toBeNull();
});
