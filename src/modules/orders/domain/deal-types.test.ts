import { expect, it } from "vitest";
import { dealRules } from "./deal-types.ts";
import { OFFERED_DEAL_TYPES } from "./offered-deal-types.ts";
import { DEAL_TYPES } from "./order.ts";

it("Only types that are offered have screens in checkout", () => {
  for (const type of DEAL_TYPES) {
    const { isOffered, checkoutSteps } = dealRules(type);
    expect(isOffered).toBe((OFFERED_DEAL_TYPES as readonly string[]).includes(type));
    expect(checkoutSteps.length > 0).toBe(isOffered);
  }
});

it("A cash order funded by the buyer's own lender follows the cash steps and asks for the lender (OP-15)", () => {
  const own = dealRules("Cash", "THIRD_PARTY_FINANCING");
  expect(own).toEqual({ ...dealRules("Cash"), isOffered: false, asksForLender: true });
});
