import { describe, expect, it } from "vitest";
import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import { type EventTarget, paymentMeant } from "./payment-meant.ts";

const deposit = (status: PaymentStatus) => ({ id: "d", purpose: "deposit" as const, status });
const balance = (status: PaymentStatus) => ({ id: "b", purpose: "balance" as const, status });

describe("Which payment an event is about", () => {
  it.each([
    ["the only one", [balance("PAYMENT_PENDING")], { event: "captured" }, "b"],
    ["the one that waits", [deposit("PAYMENT_HOLD"), balance("FULLY_PAID")], { event: "captured" }, "d"],
    ["the one that waits", [deposit("PAYMENT_PENDING"), balance("FULLY_PAID")], { event: "failed" }, "d"],
    [
      "the balance of two that wait",
      [balance("PAYMENT_PENDING"), deposit("PAYMENT_HOLD")],
      { event: "captured" },
      "b",
    ],
    [
      "one that arrived, when it was taken back",
      [deposit("PAYMENT_CAPTURED"), balance("PAYMENT_PENDING")],
      { event: "returned" },
      "d",
    ],
    [
      "the purpose it names",
      [deposit("PAYMENT_CAPTURED"), balance("FULLY_PAID")],
      { event: "returned", purpose: "deposit" },
      "d",
    ],
    [
      "the id it names",
      [deposit("PAYMENT_CAPTURED"), balance("FULLY_PAID")],
      { event: "returned", paymentId: "d" },
      "d",
    ],
    ["none of another order", [balance("FULLY_PAID")], { event: "returned", paymentId: "x" }, undefined],
    ["none for that", [balance("FULLY_PAID")], { event: "returned", purpose: "deposit" }, undefined],
    [
      "the newest, repeated",
      [deposit("PAYMENT_CAPTURED"), balance("FULLY_PAID")],
      { event: "captured" },
      "b",
    ],
    ["none without payments", [], { event: "captured" }, undefined],
  ] satisfies [
    string,
    readonly ReturnType<typeof deposit | typeof balance>[],
    EventTarget,
    string | undefined,
  ][])("%s", (_what, rows, target, id) => {
    expect(paymentMeant<(typeof rows)[number]>(rows, target)?.id).toBe(id);
  });
});
