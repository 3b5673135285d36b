import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { estimateDeal } from "../domain/deal-estimate.ts";
import { type DealChoices } from "../domain/deal-input.ts";
import { DEAL_TYPES, type DealVehicle } from "#modules/worksheet/domain/terms/deal-parts.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { draws } from "#tests/support/draws.ts";
import { estimatePaymentFor } from "../domain/estimated-payment.ts";
import { estimatePayment } from "./estimate-payment.ts";
import type { PricingContext } from "./pricing-context.ts";
import { quoteDeal } from "./quote-deal.ts";
import { quoteFees } from "./quote-fees.ts";

const STATES: Record<string, string> = { "78701": "TX", "90001": "CA", "43004": "OH", "30301": "GA" };
const { config: tenant } = demoTenants[0] as (typeof demoTenants)[number];
const ctx = {
  tenant,
  clock: { now: () => new Date("2026-11-21T12:00:00Z") },
  geo: { stateOfZip: (zip: string) => STATES[zip] },
} as unknown as PricingContext;

/** What the browser has: the rules as they traveled. */
const rules = JSON.parse(JSON.stringify(dealRulesOf(tenant.config))) as ReturnType<typeof dealRulesOf>;

const vehicles: fc.Arbitrary<DealVehicle> = fc.record({
  priceCents: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 300_000, max: 12_000_000 }) },
    fc.constant(null),
  ),
  msrpCents: fc.option(fc.integer({ min: 2_000_000, max: 12_000_000 })),
  incentivesCents: fc.constantFrom(0, 50_000, 350_000),
  condition: fc.constantFrom("new", "used", "certified"),
  mileage: fc.option(fc.integer({ min: 0, max: 200_000 })),
});
const choices: fc.Arbitrary<DealChoices> = fc.record(
  {
    type: fc.constantFrom(...DEAL_TYPES),
    downPaymentCents: fc.integer({ min: 0, max: 3_000_000 }),
    termMonths: fc.constantFrom(24, 36, 39, 48, 60, 72, 84),
    creditTier: fc.constantFrom("excellent", "verygood", "good", "fair"),
    annualMiles: fc.constantFrom(10_000, 12_000, 15_000),
    tradeValueCents: fc.integer({ min: 0, max: 2_500_000 }),
    tradeOwedCents: fc.integer({ min: 0, max: 2_500_000 }),
    protectionCents: fc.integer({ min: 0, max: 300_000 }),
  },
  { requiredKeys: ["type"] },
);
const zips = fc.option(fc.constantFrom(...Object.keys(STATES)), { nil: undefined });
const deliveries = fc.option(
  fc.record({ feeCents: fc.integer({ min: 0, max: 75_000 }), derivation: fc.constant("x") }),
  {
    nil: undefined,
  },
);

describe("the calculator and the server (CALC-02)", () => {
  it("agree on every number of every deal", async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, choices, zips, deliveries, async (...[vehicle, chosen, zip, delivery]) => {
        const answered = await quoteDeal(ctx, { vehicle, choices: chosen, zip, delivery });
        const fees = zip === undefined || vehicle.priceCents === null ? null : await quoteFees(ctx, { zip });
        const place = fees && (JSON.parse(JSON.stringify(fees.rules)) as typeof fees.rules);
        expect(estimateDeal(rules, { vehicle, choices: chosen, place, delivery: delivery ?? null })).toEqual(
          answered,
        );
      }),
      { numRuns: draws(400) },
    );
  });

  it("agree with the finance estimate of the API to the cent", async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, choices, zips, async (vehicle, chosen, zip) => {
        const termMonths = chosen.termMonths === 39 ? 48 : chosen.termMonths;
        const deal = await quoteDeal(ctx, {
          vehicle,
          choices: { ...chosen, termMonths, type: "finance" },
          zip,
        });
        const answered = await estimatePayment(ctx, {
          ...vehicle,
          ...chosen,
          termMonths,
          zip,
          tradeEquityCents: (chosen.tradeValueCents ?? 0) - (chosen.tradeOwedCents ?? 0),
        });
        if (deal.kind !== "finance" || answered.kind !== "estimated") {
          expect([deal.kind, answered.kind]).toEqual(["not-possible", "not-possible"]);
          return;
        }
        expect(deal).toMatchObject({
          monthlyPaymentCents: answered.monthlyPaymentCents,
          lastPaymentCents: answered.lastPaymentCents,
          totalInterestCents: answered.totalInterestCents,
          financedAmountCents: answered.financedAmountCents,
          apr: answered.apr,
          limits: answered.downPaymentLimits,
        });
      }),
      { numRuns: draws(300) },
    );
  });

  it("start from the payment that cards show", () => {
    const estimate = estimatePaymentFor(tenant.config);
    fc.assert(
      fc.property(vehicles, (vehicle) => {
        const deal = estimateDeal(rules, {
          vehicle,
          choices: { type: "finance" },
          place: null,
          delivery: null,
        });
        const shown = estimate(vehicle);
        expect(deal.kind === "finance" ? deal.monthlyPaymentCents : null).toBe(
          shown?.estimatedMonthlyPaymentCents ?? null,
        );
      }),
    );
  });
});

describe("every deal", () => {
  it("finances between the loan-to-value limits, from any limit to any other (OP-16)", async () => {
    const { minimumLoanToValue, maximumLoanToValue } = tenant.config.payment;
    await fc.assert(
      fc.asyncProperty(vehicles, choices, zips, async (vehicle, chosen, zip) => {
        const deal = await quoteDeal(ctx, { vehicle, choices: { ...chosen, type: "finance" }, zip });
        if (deal.kind !== "finance") return;
        const priceCents = vehicle.priceCents ?? 0;
        for (const down of [deal.dueAtSigningCents, deal.limits.minimumCents, deal.limits.maximumCents]) {
          const financed = deal.totalCents - down;
          expect(financed).toBeGreaterThanOrEqual(Math.floor(priceCents * minimumLoanToValue));
          expect(financed).toBeLessThanOrEqual(Math.ceil(priceCents * maximumLoanToValue));
        }
        expect(deal.dueAtSigningCents).toBeGreaterThanOrEqual(deal.limits.minimumCents);
        expect(deal.dueAtSigningCents).toBeLessThanOrEqual(deal.limits.maximumCents);
      }),
    );
  });

  it("has lines that add up, and a last payment that closes the loan", async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, choices, zips, async (vehicle, chosen, zip) => {
        const deal = await quoteDeal(ctx, { vehicle, choices: chosen, zip });
        if (deal.kind === "not-possible") {
          expect(deal.problems.length).toBeGreaterThan(0);
          return;
        }
        expect(deal.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(deal.totalCents);
        expect(deal.lines.every(({ derivation }) => derivation !== "")).toBe(true);
        if (deal.kind === "finance")
          expect(deal.financedAmountCents).toBe(deal.totalCents - deal.dueAtSigningCents);
        if (deal.kind === "lease")
          expect(
            deal.firstMonthPaymentCents +
              deal.capCostReductionCents +
              deal.securityDepositCents +
              deal.upfrontFeesCents,
          ).toBe(deal.dueAtSigningCents);
      }),
      { numRuns: draws(300) },
    );
  });

  it("is possible at both ends of its limits, and nowhere beyond", async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, choices, async (vehicle, chosen) => {
        const deal = await quoteDeal(ctx, { vehicle, choices: chosen });
        if (deal.kind === "not-possible" || deal.kind === "cash") return;
        const { minimumCents, maximumCents } = deal.limits;
        const at = (downPaymentCents: number) =>
          quoteDeal(ctx, { vehicle, choices: { ...chosen, downPaymentCents } });
        expect((await at(minimumCents)).kind).toBe(deal.kind);
        expect((await at(maximumCents)).kind).toBe(deal.kind);
        expect((await at(maximumCents + 1)).kind).toBe("not-possible");
        if (minimumCents > 0) expect((await at(minimumCents - 1)).kind).toBe("not-possible");
      }),
      { numRuns: draws(200) },
    );
  });
});

const NEW: DealVehicle = {
  priceCents: 3_200_000,
  msrpCents: null,
  incentivesCents: 0,
  condition: "new",
  mileage: 12,
};

describe("a deal that is not possible", () => {
  const USED: DealVehicle = { ...NEW, condition: "used" };
  it.each([
    ["a vehicle without a price", { ...NEW, priceCents: null }, { type: "cash" }, "price-missing"],
    ["a lease of a used vehicle", USED, { type: "lease" }, "lease-not-offered"],
    ["a term nobody offers", NEW, { type: "finance", termMonths: 47 }, "term-not-offered"],
    ["a lease term nobody offers", NEW, { type: "lease", termMonths: 60 }, "term-not-offered"],
    ["miles nobody offers", NEW, { type: "lease", annualMiles: 7000 }, "miles-not-offered"],
    [
      "too little at signing (CALC-07)",
      NEW,
      { type: "lease", downPaymentCents: 10_000 },
      "down-payment-too-low",
    ],
    ["too much at signing", NEW, { type: "lease", downPaymentCents: 3_000_000 }, "down-payment-too-high"],
    [
      "too much down (CALC-06)",
      USED,
      { type: "finance", downPaymentCents: 3_000_000 },
      "down-payment-too-high",
    ],
    ["too many miles (CALC-10)", { ...USED, mileage: 150_001 }, { type: "finance" }, "mileage-too-high"],
    [
      "equity above the financed amount (CALC-09)",
      USED,
      { type: "finance", tradeValueCents: 4_000_000 },
      "equity-exceeds-price",
    ],
    [
      "equity above the cash price (CALC-09)",
      USED,
      { type: "cash", tradeValueCents: 4_000_000 },
      "equity-exceeds-cash-price",
    ],
    [
      "too little to finance (CALC-08)",
      { ...USED, priceCents: 400_000 },
      { type: "finance" },
      "below-minimum-financed",
    ],
  ] as const)("%s", (_, vehicle, chosen, problem) => {
    const deal = estimateDeal(rules, { vehicle, choices: chosen, place: null, delivery: null });
    expect(deal).toMatchObject({ kind: "not-possible", problems: [problem] });
  });
});
