import { expect, test } from "vitest";
import { orderProgress, progressFactsOf } from "./states/order-progress.ts";

type Order = Parameters<typeof progressFactsOf>[0];

const next = (more: Partial<Order>) => {
  const order: Order = {
    orderStatus: "CONTRACT_PENDING",
    isSigned: false,
    paymentInfo: null,
    delivery: null,
    ...more,
  };
  return orderProgress(progressFactsOf(order)).find(({ isCurrent }) => isCurrent)?.label;
};

test("An order names the step that its buyer does next, and none once all is done", () => {
  expect(next({})).toBe("Review & Sign");
  expect(next({ isSigned: true })).toBe("Payment Details");
  expect(next({ isSigned: true, paymentInfo: { status: "DOWNPAYMENT_PAID" } })).toBe("Schedule Delivery");
  expect(next({ orderStatus: "DELIVERED" })).toBeUndefined();
});
