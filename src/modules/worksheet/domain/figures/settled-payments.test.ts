import { describe, expect, it } from "vitest";
import { loanFigures } from "../loans/loan-figures.ts";
import { ACCRUALS } from "../loans/loan-terms.ts";
import { loanPayment } from "./finance-payment.ts";

const AMOUNTS = Array.from({ length: 150 }, (_, at) => at + 1);
const RATES = [0, 49_900, 99_900, 189_900, 299_900];
const TERMS = [24, 60, 84];

describe("The last payment of the smallest loans is never negative", () => {
  it.each(RATES)("in the quick figure, at %i ppm", (aprPpm) => {
    for (const termMonths of TERMS)
      for (const amountCents of AMOUNTS) {
        const { monthlyPaymentCents, lastPaymentCents } = loanPayment({ amountCents, aprPpm, termMonths });
        expect(lastPaymentCents, `${amountCents} cents, ${termMonths} months`).toBeGreaterThanOrEqual(0);
        expect(monthlyPaymentCents).toBeGreaterThanOrEqual(0);
      }
  });

  it.each(ACCRUALS)("in the worksheet, by %s", (accrual) => {
    for (const ratePpm of [49_900, 189_900])
      for (const principalCents of AMOUNTS.filter((amount) => amount % 3 === 0)) {
        const { lastPaymentCents } = loanFigures({
          terms: { accrual, ratePpm, termMonths: 24, paymentRounding: "half-up" },
          principalCents,
          amountFinancedCents: principalCents,
          contractDate: "2026-12-01",
          firstPaymentDate: "2027-01-01",
        });
        expect(lastPaymentCents, `${principalCents} cents`).toBeGreaterThanOrEqual(0);
      }
  });
});
