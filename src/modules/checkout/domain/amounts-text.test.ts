import { expect, it } from "vitest";
import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { amountsText } from "./amounts-text.ts";

const textOf = (amountDueCents: number, terms?: FinanceTerms | LeaseTerms) =>
  amountsText(englishText, { amountDueCents, ...(terms && { terms }) });

const loan: FinanceTerms = {
  kind: "finance",
  lenderName: "Sample Bank",
  daysToFirstPayment: 30,
  payment: {
    monthlyPaymentCents: 9840,
    lastPaymentCents: 9809,
    totalInterestCents: 90_369,
    totalOfPaymentsCents: 590_369,
    financedAmountCents: 500_000,
    dueAtSigningCents: 385_594,
    aprPpm: 67_400,
    termMonths: 60,
  },
};
/** Only what the sentence reads. */
const lease = (laterPayments: number) =>
  ({
    kind: "lease",
    input: { termMonths: 36 },
    payment: { monthlyPaymentCents: 30_000 },
    laterPayments,
  }) as LeaseTerms;

it("says what a car costs that is paid in full", () => {
  expect(textOf(882_814)).toBe("Amount due: $8,828.14.");
});

it("says how many payments a loan has, not only how large they are", () => {
  expect(textOf(385_594, loan)).toBe(
    "Due at signing: $3,855.94. Then 59 monthly payments of $98.40 and a last one of $98.09. Total you pay: $9,759.63.",
  );
});

it("names one amount where all payments of a loan are alike", () => {
  const even = {
    ...loan,
    payment: { ...loan.payment, lastPaymentCents: 9840, totalOfPaymentsCents: 590_400 },
  };
  expect(textOf(385_594, even)).toBe(
    "Due at signing: $3,855.94. Then 60 monthly payments of $98.40. Total you pay: $9,759.94.",
  );
});

it("counts the payments of a lease after the one at signing", () => {
  expect(textOf(100_000, lease(35))).toBe(
    "Due at signing: $1,000.00. Then 35 monthly payments of $300.00. Total you pay: $11,500.00.",
  );
});

it("names no monthly payment where a lease is paid at once", () => {
  expect(textOf(1_000_000, lease(0))).toBe("Due at signing: $10,000.00, and no payments after that.");
});
