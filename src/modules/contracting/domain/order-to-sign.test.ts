import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#modules/orders/domain/order.ts";
import { orderToSign } from "./order-to-sign.ts";

const order = (
  id: string,
  orderStatus: OrderStatus,
  submittedAt: string | null = "2026-11-01T00:00:00.000Z",
) => ({
  id,
  orderNumber: `FC${id}`,
  orderStatus,
  submittedAt,
});
const orders = [
  order("cart", "DRAFT", null),
  order("new", "SUBMITTED"),
  order("called-off", "CANCELED"),
  order("old", "SUBMITTED"),
];
const pick = (...withContract: string[]) => orderToSign(orders, new Set(withContract))?.id;

describe("the order that /signing means (OP-01)", () => {
  it("is the newest one with a contract", () => {
    expect(pick("new", "old")).toBe("new");
    expect(pick("old")).toBe("old");
  });

  it("is one that still runs before one that was canceled", () => {
    expect(pick("called-off", "old")).toBe("old");
    expect(orderToSign([order("called-off", "CANCELED")], new Set(["called-off"]))?.id).toBe("called-off");
  });

  it("is the newest one that was bought while no contract is ready", () => {
    expect(pick()).toBe("new");
  });

  it("is none where nothing was bought", () => {
    expect(orderToSign([order("cart", "DRAFT", null)], new Set())).toBeUndefined();
  });
});
