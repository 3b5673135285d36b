import { expect, test } from "vitest";
import type { FinanceTerms } from "#modules/orders/domain/order.ts";
import { movedFirstPayment } from "./moved-first-payment.ts";

const loan = (firstPaymentDate?: string): FinanceTerms => ({
  kind: "finance",
  lenderName: "Second Mile",
  payment: {
    dueAtSigningCents: 50_000,
    financedAmountCents: 1_930_000,
    aprPpm: 124_900,
    termMonths: 36,
    monthlyPaymentCents: 65_874,
    lastPaymentCents: 65_893,
    totalOfPaymentsCents: 2_371_483,
    totalInterestCents: 401_983,
  },
  daysToFirstPayment: 30,
  ...(firstPaymentDate !== undefined && { firstPaymentDate }),
});

test("a first payment on another day than the one applied with has moved", () => {
  expect(movedFirstPayment(loan("2027-01-05"), loan("2027-01-20"))).toEqual({
    asked: "2027-01-05",
    offered: "2027-01-20",
  });
});

test.each([
  ["the same day", loan("2027-01-05"), loan("2027-01-05")],
  ["an offer without a day", loan("2027-01-05"), loan()],
  ["an application without a day", loan(), loan("2027-01-05")],
  ["a deal without a loan", null, loan("2027-01-05")],
])("%s has not", (_, applied, offer) => {
  expect(movedFirstPayment(applied, offer)).toBeNull();
});
