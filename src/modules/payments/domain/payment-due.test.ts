import { describe, expect, it } from "vitest";
import { openAmount, paidByMethod, type PaymentFact } from "./payment-due.ts";

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
    expect(openAmount({ totalCents: 2_500_000, paidCents, isCanceled: false })).toBe(open);
    expect(openAmount({ totalCents: 2_500_000, paidCents, isCanceled: true })).toBe(0);
  });
});
