import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { buyersGuide } from "./buyers-guide.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const { vehiclePage, content } = config;
const without = {
  content,
  vehiclePage: { ...vehiclePage, buyersGuide: { ...vehiclePage.buyersGuide, dealerWarranty: null } },
};

describe("the Buyers Guide (16 CFR 455)", () => {
  it.each(["used", "certified"] as const)("is there for every %s vehicle", (condition) => {
    const guide = buyersGuide(config, { condition, state: "TX" });
    expect(guide).toMatchObject({
      box: "dealer-warranty",
      warranty: { kind: "limited", months: 6, miles: 6000 },
    });
    expect(guide?.warranty?.systems.length).toBeGreaterThan(0);
    // A shorthand is no system.
    expect(guide?.warranty?.systems.join(" ")).not.toMatch(/power ?train/i);
  });

  it("is not there for a new one", () =>
    expect(buyersGuide(config, { condition: "new", state: "TX" })).toBeNull());

  it.each([
    ["TX", "as-is"],
    ["MA", "implied-only"],
  ])("of a dealer in %s who promises nothing says %s", (state, box) =>
    expect(buyersGuide(without, { condition: "used", state })).toMatchObject({ box, warranty: null }),
  );

  it("promises nothing that has no length", () => {
    const endless = { ...config, content: { ...content, warrantyMonths: null, warrantyMiles: null } };
    expect(buyersGuide(endless, { condition: "used", state: "TX" })?.box).toBe("as-is");
  });

  it("names the states that have a form of their own", () =>
    expect(buyersGuide(config, { condition: "used", state: "WI" })?.hasStateForm).toBe(true));
});
