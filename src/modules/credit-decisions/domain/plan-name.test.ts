import { expect, test } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { planName } from "./plan-name.ts";

const order = { products: [{ id: "gap-1", label: "GAP" }] } as unknown as OrderView;

test("A plan is called what the buyer chose, not its id", () => {
  expect(planName(order, "gap-1")).toBe("GAP");
});

test("A plan that the deal doesn't have keeps what the lender calls it", () => {
  expect(planName(order, "vsc-2")).toBe("vsc-2");
});
