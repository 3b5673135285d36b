import { describe, expect, it } from "vitest";
import { dealRules } from "./deal-types.ts";
import { OFFERED_DEAL_TYPES } from "./offered-deal-types.ts";

describe("The steps of checkout (CART-01)", () => {
  const asked = ["Shopping Cart", "Payment Options", "Trade-In", "Coverage", "Account", "Order Details"];

  it.each([
    ["Cash", [...asked, "Overview"]],
    ["Finance", [...asked, "Credit Application", "Overview"]],
    ["Lease", [...asked, "Credit Application", "Overview"]],
  ] as const)("of %s are %j", (type, steps) => {
    expect(dealRules(type).checkoutSteps).toEqual(steps);
  });

  it("exist for every type that is offered", () => {
    for (const type of OFFERED_DEAL_TYPES) expect(dealRules(type).checkoutSteps.length).toBeGreaterThan(0);
  });
});

it("A cash order funded by the buyer's own lender follows the cash steps and asks for the lender (OP-15)", () => {
  const own = dealRules("Cash", "THIRD_PARTY_FINANCING");
  expect(own).toEqual({ ...dealRules("Cash"), asksForLender: true });
});
