import { expect, test } from "vitest";
import { orderProgress, progressFactsOf } from "./order-progress.ts";

const order = (dealStatus: string, more: object = {}) =>
  ({
    orderStatus: "CONTRACT_PENDING",
    deal: { type: "Cash", dealRefId: "R", dealId: "D", status: dealStatus },
    paymentInfo: null,
    delivery: null,
    ...more,
  }) as Parameters<typeof progressFactsOf>[0];

const next = (of: ReturnType<typeof order>) =>
  orderProgress(progressFactsOf(of)).find(({ isCurrent }) => isCurrent)?.label;

test("An order names the step that its buyer does next, and none once all is done", () => {
  expect(next(order("SALE"))).toBe("Review & Sign");
  expect(next(order("SIGN"))).toBe("Payment Details");
  expect(next(order("SIGN", { paymentInfo: { status: "DOWNPAYMENT_PAID" } }))).toBe("Schedule Delivery");
  expect(next(order("BOOK", { orderStatus: "DELIVERED" }))).toBeUndefined();
});
