import { describe, expect, it } from "vitest";
import { paidMark } from "./order-hints.ts";

describe("The paid mark of an order (OP-25)", () => {
  it.each([
    { before: false, dealType: "Cash", paymentStatus: "PAYMENT_CAPTURED", after: true },
    { before: false, dealType: "Cash", paymentStatus: "FULLY_PAID", after: true },
    { before: false, dealType: "Cash", paymentStatus: "PAYMENT_PENDING", after: false },
    { before: true, dealType: "Cash", paymentStatus: null, after: true },
    { before: true, dealType: "Cash", paymentStatus: "PAYMENT_FAILED", after: false },
    { before: true, dealType: "Cash", paymentStatus: "PAYMENT_PENDING", after: false },
    { before: false, dealType: "Finance", paymentStatus: "FULLY_PAID", after: false },
  ] as const)("$before, $dealType, $paymentStatus: $after", ({ before, dealType, paymentStatus, after }) => {
    expect(paidMark(before, { dealType, paymentStatus })).toBe(after);
  });
});
