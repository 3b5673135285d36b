import { describe, expect, it } from "vitest";
import { balanceDue, openAmount, orderPaymentStatus, paidByMethod, type PaymentFact } from "./payment-due.ts";

const deposit = (status: PaymentFact["status"]): PaymentFact => ({
  purpose: "deposit",
  method: "card",
  status,
  amountCents: 50_000,
});
const balance = (status: PaymentFact["status"]): PaymentFact => ({
  purpose: "balance",
  method: "bank-linked",
  status,
  amountCents: 2_450_000,
});

describe("What is owed", () => {
  it.each([
    ["nothing paid", [], 2_500_000, null],
    ["a deposit captured", [deposit("PAYMENT_CAPTURED")], 2_450_000, null],
    ["a deposit under way", [deposit("PAYMENT_PENDING")], 2_450_000, null],
    ["a deposit failed", [deposit("PAYMENT_FAILED")], 2_500_000, null],
    ["the balance under way", [balance("PAYMENT_PENDING")], 2_500_000, "PAYMENT_PENDING"],
    ["all paid", [deposit("PAYMENT_CAPTURED"), balance("FULLY_PAID")], 2_450_000, "FULLY_PAID"],
    [
      "a failure, then a new try",
      [balance("PAYMENT_FAILED"), balance("PAYMENT_HOLD")],
      2_500_000,
      "PAYMENT_HOLD",
    ],
  ] as const)("with %s", (...[, payments, due, status]) => {
    expect(balanceDue(2_500_000, payments)).toBe(due);
    expect(orderPaymentStatus(payments)).toBe(status);
  });

  it("counts live payments by method", () => {
    expect(
      paidByMethod([deposit("PAYMENT_FAILED"), deposit("PAYMENT_CAPTURED"), balance("PAYMENT_PENDING")]),
    ).toEqual({
      card: 50_000,
      "bank-linked": 2_450_000,
    });
  });

  it.each([
    ["nothing arrived yet", 0, 2_500_000],
    ["the deposit arrived", 50_000, 2_450_000],
    ["everything arrived", 2_500_000, 0],
    ["more arrived than was due", 2_600_000, 0],
  ])("leaves open what has not arrived: %s", (_what, paidCents, open) => {
    expect(openAmount({ totalCents: 2_500_000, paidCents, isCancelled: false })).toBe(open);
    expect(openAmount({ totalCents: 2_500_000, paidCents, isCancelled: true })).toBe(0);
  });
});
