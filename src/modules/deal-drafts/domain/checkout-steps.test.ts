import { describe, expect, test } from "vitest";
import { DEAL_TYPES } from "#modules/orders/domain/order.ts";
import {
  CHECKOUT_STEPS,
  checkoutAddress,
  checkoutPosition,
  checkoutSteps,
  isDoneBefore,
  nextCheckoutStep,
} from "./checkout-steps.ts";

const all = { hasTradeIn: true, hasCoverage: true };
const none = { hasTradeIn: false, hasCoverage: false };

test("the tracker lists the steps of a deal in the order of CART-01", () => {
  for (const type of DEAL_TYPES) {
    const steps = checkoutSteps(type, all);
    expect(steps).toEqual(CHECKOUT_STEPS.filter((step) => steps.includes(step)));
    expect(steps[0]).toBe("Shopping Cart");
    expect(steps.at(-1)).toBe("Overview");
  }
  expect(checkoutSteps("Finance", all)).toEqual(CHECKOUT_STEPS);
  expect(checkoutSteps("Cash", all)).not.toContain("Credit Application");
});

test("a retailer may hide trade-in and coverage, and nothing else (CART-02)", () => {
  expect(checkoutSteps("Lease", none)).toEqual(
    CHECKOUT_STEPS.filter((step) => step !== "Trade-In" && step !== "Coverage"),
  );
});

test("buyers count from the first page of checkout, because cart and account are done when it opens", () => {
  expect(checkoutPosition("Cash", "Payment Options", none)).toEqual({ position: 1, count: 3 });
  expect(checkoutPosition("Cash", "Overview", none)).toEqual({ position: 3, count: 3 });
  expect(checkoutPosition("Finance", "Overview", all)).toEqual({ position: 6, count: 6 });
});

test("whoever checks out has an account already, and nothing else of the checkout behind them", () => {
  expect(CHECKOUT_STEPS.filter(isDoneBefore)).toEqual(["Shopping Cart", "Account"]);
});

describe("the next page", () => {
  test.each([
    ["Cash", "Payment Options", all, "Trade-In"],
    ["Cash", "Payment Options", none, "Order Details"],
    ["Cash", "Order Details", all, "Overview"],
    ["Finance", "Order Details", all, "Credit Application"],
    ["Lease", "Credit Application", all, "Overview"],
    ["Cash", "Overview", all, undefined],
  ] as const)("of %s after %s", (type, step, shown, next) => {
    expect(nextCheckoutStep(type, step, shown)).toBe(next);
  });

  test("has an address for every step but the account, which is there with the draft", () => {
    for (const step of CHECKOUT_STEPS)
      expect(checkoutAddress(step, "FC1") === undefined, step).toBe(step === "Account");
  });
});
