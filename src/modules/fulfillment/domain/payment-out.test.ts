import { expect, it } from "vitest";
import { isPaymentOut } from "./payment-out.ts";

it.each([
  [null, true],
  ["PAYMENT_PENDING", true],
  ["PAYMENT_HOLD", true],
  ["PAYMENT_FAILED", true],
  ["PAYMENT_CAPTURED", false],
  ["DOWNPAYMENT_PAID", false],
  ["FULLY_PAID", false],
] as const)("Of an order whose payment is %s, money is still out: %s", (status, expected) => {
  expect(isPaymentOut({ orderStatus: "CONTRACT_PENDING", paymentInfo: status && { status } })).toBe(expected);
});

it("A sale that goes on in the store is paid there", () => {
  expect(isPaymentOut({ orderStatus: "OFFRAMP", paymentInfo: null })).toBe(false);
});
