import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FUELS } from "#modules/inventory/domain/vehicle.ts";
import { coastalProtection, sampleProtection } from "#database/seed/tenants/sample-protection-data.ts";
import { PRODUCT_FUELS, protectionSettings } from "./settings-schema.ts";

const schema = protectionSettings.config.protection;
const plan = { id: "p", name: "Plan", termMonths: 12, miles: null, price: 100, formId: "F" };
const product = {
  id: "own",
  code: "OWN",
  kind: "ancillary",
  name: "Own",
  summary: "A plan of our own.",
  packageType: null,
  administrator: "Sample",
  plans: [plan],
};

/** `path: message` of the first problem. */
function problemOf(input: object): string {
  const answer = v.safeParse(schema, input);
  const issue = answer.issues?.[0];
  return issue ? `${v.getDotPath(issue) ?? ""}: ${issue.message}` : "none";
}

describe("plans as a retailer lists them", () => {
  it("are accepted as the demo stores have them, and none is the default", () => {
    for (const settings of [{}, sampleProtection, coastalProtection, { products: [product] }])
      expect(problemOf(settings)).toBe("none");
    expect(v.parse(schema, undefined)?.products).toEqual([]);
  });

  it.each([
    ["a code in small letters", { ...product, code: "own" }, "products.0.code"],
    ["a kind that no law knows", { ...product, kind: "extra" }, "products.0.kind"],
    ["no plans", { ...product, plans: [] }, "products.0.plans"],
    ["the same plan twice", { ...product, plans: [plan, plan] }, "products.0"],
    [
      "miles without months",
      { ...product, plans: [{ ...plan, termMonths: null, miles: 9_000 }] },
      "products.0.plans.0.termMonths",
    ],
    ["a state in words", { ...product, states: ["Texas"] }, "products.0.states.0"],
    ["a state that is none", { ...product, states: ["TX", "ZZ"] }, "products.0.states.1"],
    [
      "a law of price in a state that is none",
      { ...product, priceKindByState: { XX: "free" } },
      "products.0.priceKindByState.XX",
    ],
    [
      "a price with three decimals",
      { ...product, plans: [{ ...plan, price: 1.999 }] },
      "products.0.plans.0.price",
    ],
    ["a law of price without a filed price", { ...product, priceKindByState: { FL: "equal" } }, "products.0"],
    [
      "a price above the filed one",
      { ...product, priceKind: "at-most", plans: [{ ...plan, filedPrice: 99 }] },
      "products.0",
    ],
    [
      "another price than the filed one",
      { ...product, priceKind: "equal", plans: [{ ...plan, filedPrice: 101 }] },
      "products.0",
    ],
    [
      "a fuel that no car takes",
      { ...product, eligible: { excludedFuels: ["coal"] } },
      "products.0.eligible.excludedFuels.0",
    ],
    ["a field with a typo", { ...product, adminstrator: "x" }, "products.0.adminstrator"],
  ])("are refused for %s, by the field", (_what, one, field) => {
    expect(problemOf({ products: [one] }).split(":")[0]).toBe(field);
  });

  it("know the fuels of the stock", () => {
    expect(PRODUCT_FUELS).toEqual(FUELS);
  });

  it("are refused for names that nothing has", () => {
    expect(problemOf({ products: [product, product] })).toContain("must not repeat");
    expect(problemOf({ products: [{ ...product, notWith: ["other"] }] })).toContain("in notWith");
    expect(problemOf({ products: [{ ...product, plans: [{ ...plan, priceByClass: { a: 1 } }] }] })).toContain(
      "classes",
    );
  });
});
