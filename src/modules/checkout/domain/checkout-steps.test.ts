import { expect, test } from "vitest";
import { CHECKOUT_STEPS, checkoutPosition, checkoutSteps } from "./checkout-steps.ts";

test("the tracker lists the steps of a deal in the order of CART-01", () => {
  const steps = checkoutSteps("Cash");
  expect(steps).toEqual(CHECKOUT_STEPS.filter((step) => steps.includes(step)));
  expect(steps[0]).toBe("Shopping Cart");
  expect(steps.at(-1)).toBe("Overview");
});

test("buyers count from the first page of checkout, because cart and account are done when it opens", () => {
  expect(checkoutPosition("Cash", "Order Details")).toEqual({ position: 1, count: 2 });
  expect(checkoutPosition("Cash", "Overview")).toEqual({ position: 2, count: 2 });
});
