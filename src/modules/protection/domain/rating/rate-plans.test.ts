import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { coastalProtection, sampleProtection } from "#database/seed/tenants/sample-protection-data.ts";
import { protectionSettings, type ProtectionSettings } from "../settings-schema.ts";
import type { CoverageCase } from "./coverage-case.ts";
import { ratePlans } from "./rate-plans.ts";

const parse = (input: unknown): ProtectionSettings => v.parse(protectionSettings.config.protection, input);
const settings = parse(sampleProtection);

const used: CoverageCase = {
  vehicle: {
    condition: "used",
    year: 2022,
    make: "Toyota",
    fuel: "gasoline",
    miles: 21_000,
    priceCents: 2_500_000,
  },
  rooftopId: "austin",
  state: "TX",
  saleDate: "2026-11-26",
  dealType: "Finance",
  loan: {
    amountFinancedCents: 2_400_000,
    productsCents: 0,
    valueCents: 2_500_000,
    apr: 7,
    termMonths: 60,
  },
};

interface Change {
  readonly vehicle?: Partial<CoverageCase["vehicle"]>;
  readonly loan?: Partial<NonNullable<CoverageCase["loan"]>> | null;
  readonly state?: string;
  readonly dealType?: CoverageCase["dealType"];
}

function caseOf({ vehicle, loan, ...change }: Change): CoverageCase {
  return {
    ...used,
    ...change,
    vehicle: { ...used.vehicle, ...vehicle },
    loan: loan === null || used.loan === null ? null : { ...used.loan, ...loan },
  };
}

const reasonOf = (id: string, change: Change, counted: readonly string[] = []) =>
  ratePlans(settings, caseOf(change), counted).refused.find((one) => one.id === id)?.reason;

describe("a plan that cannot help is refused", () => {
  it.each([
    ["oil changes of an electric car", "oil.36", { vehicle: { fuel: "electric" } }, "fuel"],
    ["oil changes of a gasoline car", "oil.36", {}, undefined],
    ["oil changes where nobody knows the fuel", "oil.36", { vehicle: { fuel: null } }, undefined],
    [
      "GAP on a loan at 79 percent",
      "gap.loan",
      { loan: { amountFinancedCents: 1_999_999 } },
      "loan-below-floor",
    ],
    ["GAP on a loan at 80 percent", "gap.loan", { loan: { amountFinancedCents: 2_000_000 } }, undefined],
    [
      "GAP on a loan that only products lift above 80 percent",
      "gap.loan",
      { loan: { amountFinancedCents: 2_200_000, productsCents: 300_000 } },
      "loan-below-floor",
    ],
    [
      "GAP on a loan above its limit",
      "gap.loan",
      { loan: { amountFinancedCents: 3_700_000 } },
      "loan-above-limit",
    ],
    ["GAP at an APR above its program", "gap.loan", { loan: { apr: 24.01 } }, "apr-above-limit"],
    ["GAP on a loan longer than its program", "gap.loan", { loan: { termMonths: 96 } }, "term-above-limit"],
    ["GAP without a loan", "gap.loan", { dealType: "Cash", loan: null }, "deal-type"],
    ["GAP on a lease", "gap.loan", { dealType: "Lease", loan: null }, "deal-type"],
    ["a service contract on a lease", "vsc.60-75000", { dealType: "Lease", loan: null }, "deal-type"],
    [
      "GAP on a dear car",
      "gap.loan",
      { vehicle: { priceCents: 10_000_001 }, loan: { valueCents: 2_500_000 } },
      "vehicle-value",
    ],
    ["a service contract on an old car", "vsc.60-75000", { vehicle: { year: 2013 } }, "age"],
    ["a service contract on many miles", "vsc.60-75000", { vehicle: { miles: 120_001 } }, "miles"],
    [
      "a service contract that ends with the factory warranty",
      "vsc.36-36000",
      { vehicle: { condition: "new", year: 2027, miles: 8 } },
      "ends-before-factory",
    ],
    [
      "a service contract that ends before a longer factory warranty",
      "two.48-48000",
      { vehicle: { condition: "new", year: 2027, miles: 10, make: "kia" } },
      "ends-before-factory",
    ],
  ] satisfies readonly [string, string, Change, string | undefined][])("%s", (_what, id, change, reason) => {
    expect(reasonOf(id, change)).toBe(reason);
  });

  it("is not refused for an amount that the loan counts already", () => {
    const change = { loan: { amountFinancedCents: 3_700_000, productsCents: 89_500 } };
    expect(reasonOf("gap.loan", change)).toBe("loan-above-limit");
    expect(reasonOf("gap.loan", change, ["gap.loan"])).toBeUndefined();
  });
});

describe("a product", () => {
  const only = (change: object) =>
    parse({ products: [{ ...settings.products.find(({ id }) => id === "oil"), ...change }] });
  const refusedOf = (change: object, facts: Change = {}) =>
    ratePlans(only(change), caseOf(facts)).refused.map(({ reason }) => reason);

  it("is sold only in its states, to its conditions and makes", () => {
    expect(refusedOf({ states: ["CA"] })).toEqual(["not-sold-in-state"]);
    expect(refusedOf({ states: ["CA", "TX"] })).toEqual([]);
    expect(refusedOf({ eligible: { conditions: ["new"] } })).toEqual(["condition"]);
    expect(refusedOf({ eligible: { makes: ["Ford"] } })).toEqual(["make"]);
    expect(refusedOf({ eligible: { excludedMakes: ["TOYOTA"] } })).toEqual(["make"]);
    expect(refusedOf({ eligible: { maximumAmountFinanced: 24_000 } })).toEqual(["amount-above-limit"]);
  });

  it("is not mentioned at a rooftop that does not sell it", () => {
    expect(ratePlans(only({ rooftops: ["miami"] }), used)).toEqual({ plans: [], refused: [] });
    expect(ratePlans(only({ rooftops: ["austin"] }), used).plans).toHaveLength(1);
  });
});

describe("what a plan adds to the factory warranty", () => {
  const overlapOf = (id: string, change: Change) =>
    ratePlans(settings, caseOf(change)).plans.find((plan) => plan.id === id)?.overlap;

  it("is the rest of its months and miles on a new car", () => {
    const change = { vehicle: { condition: "new" as const, year: 2027, miles: 0 } };
    expect(overlapOf("vsc.60-75000", change)).toEqual({
      after: "basic",
      factoryMonthsLeft: 36,
      factoryEndsAtMiles: 36_000,
      planEndsInMonths: 60,
      planEndsAtMiles: 75_000,
      addedMonths: 24,
      addedMiles: 39_000,
      pricePerAddedMonthCents: 9_979,
      isEstimate: false,
    });
  });

  it("is everything on a car whose warranty is over", () => {
    expect(overlapOf("vsc.60-75000", { vehicle: { year: 2019 } })).toMatchObject({
      factoryMonthsLeft: 0,
      factoryEndsAtMiles: 21_000,
      planEndsAtMiles: 96_000,
      addedMonths: 60,
      addedMiles: 75_000,
      isEstimate: true,
    });
    expect(overlapOf("vsc.60-75000", { vehicle: { year: 2026, miles: 40_000 } })?.addedMonths).toBe(60);
  });

  it("counts a used car's time from December of its model year, so that a plan adds what is said or more", () => {
    expect(overlapOf("vsc.60-75000", { vehicle: { year: 2025 } })).toMatchObject({
      factoryMonthsLeft: 25,
      factoryEndsAtMiles: 36_000,
      addedMonths: 35,
      addedMiles: 60_000,
    });
  });

  it("counts a plan from the first owner's first day where its terms say so", () => {
    const wrapped = parse({
      products: settings.products
        .filter(({ id }) => id === "vsc")
        .map((product) => ({ ...product, notWith: [], startsFrom: "factory" })),
    });
    const { plans, refused } = ratePlans(wrapped, caseOf({ vehicle: { year: 2025 } }));
    expect(plans.find(({ id }) => id === "vsc.60-75000")?.overlap).toMatchObject({
      planEndsInMonths: 49,
      planEndsAtMiles: 75_000,
      addedMonths: 24,
    });
    expect(refused).toMatchObject([{ id: "vsc.36-36000", reason: "ends-before-factory" }]);
  });
});

describe("the price of a plan", () => {
  const priceOf = (id: string, change: Change) =>
    ratePlans(settings, caseOf(change)).plans.find((plan) => plan.id === id)?.priceCents;

  it("is the filed one in Florida, and never above it in New York", () => {
    expect(priceOf("vsc.60-75000", {})).toBe(239_500);
    expect(priceOf("vsc.60-75000", { state: "FL" })).toBe(260_000);
    expect(priceOf("vsc.60-75000", { state: "NY" })).toBe(239_500);
  });

  it("goes by the class of the car and by the rooftop, for everybody", () => {
    const plan = { ...settings.products.find(({ id }) => id === "oil")?.plans[0] };
    const product = settings.products.find(({ id }) => id === "oil");
    const withPrices = (prices: object) =>
      parse({
        classes: [{ id: "b", makes: ["toyota"] }],
        products: [{ ...product, plans: [{ ...plan, ...prices }] }],
      });
    const priced = (prices: object) => ratePlans(withPrices(prices), used).plans[0]?.priceCents;
    expect(priced({ priceByClass: { b: 550 } })).toBe(55_000);
    expect(priced({ priceByClass: { b: 550 }, priceByRooftop: { austin: 525 } })).toBe(52_500);
    expect(priced({ priceByRooftop: { miami: 525 } })).toBe(49_500);
  });

  it("is the same whatever loan, rate, term or down payment a buyer brings, and within what was filed", () => {
    const anyBuyer = fc.record({
      amountFinancedCents: fc.integer({ min: 500_000, max: 4_000_000 }),
      apr: fc.double({ min: 0, max: 30, noNaN: true }),
      termMonths: fc.integer({ min: 12, max: 96 }),
      dealType: fc.constantFrom("Cash" as const, "Finance" as const, "Lease" as const),
      state: fc.constantFrom("TX", "FL", "NY", "CA"),
    });
    const shop = parse(coastalProtection);
    const filed = new Map(
      shop.products.flatMap(({ id, plans }) => plans.map((plan) => [`${id}.${plan.id}`, plan.filedPrice])),
    );
    const pricesOf = (facts: CoverageCase) =>
      new Map(ratePlans(shop, facts).plans.map(({ id, priceCents }) => [id, priceCents]));
    fc.assert(
      fc.property(anyBuyer, ({ state, dealType, ...loan }) => {
        const first = pricesOf(caseOf({ state }));
        for (const [id, priceCents] of pricesOf(caseOf({ state, dealType, loan }))) {
          expect(priceCents).toBe(first.get(id) ?? priceCents);
          expect(priceCents).toBeLessThanOrEqual((filed.get(id) ?? Infinity) * 100);
        }
      }),
    );
  });
});
