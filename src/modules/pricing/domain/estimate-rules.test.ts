import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { aprForTier } from "#modules/worksheet/domain/terms/apr-for-tier.ts";
import { creditTierOf } from "#modules/worksheet/domain/terms/credit-tier.ts";
import {
  clampDownPayment,
  financeDownPaymentLimits,
  financeProblems,
  leaseDownPaymentLimits,
} from "#modules/worksheet/domain/terms/down-payment.ts";
import { deliveryFee, pickupFee } from "./delivery-fee.ts";
import { estimatePaymentFor } from "./estimated-payment.ts";
import { loanPayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import { centsOf, formatRate, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const { payment, delivery } = config;

describe("credit tiers (TEN-15, OP-14)", () => {
  it.each([
    [300, null],
    [639, null],
    [640, "fair"],
    [667, "fair"],
    [668, "good"],
    [699, "good"],
    [700, "verygood"],
    [739, "verygood"],
    [740, "excellent"],
    [900, "excellent"],
    [901, "excellent"],
  ])("a score of %d is %s", (score, name) =>
    expect(creditTierOf(payment.creditTiers, score)?.name ?? null).toBe(name),
  );
});

describe("the rate of an estimate (OP-14)", () => {
  it.each([
    ["verygood", 48, "used", 69_900],
    ["verygood", 60, "certified", 69_900],
    ["verygood", 72, "used", 74_900],
    ["verygood", 48, "new", 59_900],
    ["fair", 84, "new", 134_900],
    ["excellent", 24, "used", 59_900],
  ] as const)("%s over %d months for a %s vehicle", (...[tier, termMonths, condition, ppm]) => {
    expect(aprForTier(payment, { tier, termMonths, condition })).toBe(ppm);
  });

  it("converts percent exactly for every rate that can be configured", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_000 }), (thousandths) => {
        expect(ppmOfPercent(thousandths / 1000)).toBe(thousandths * 10);
      }),
    );
    expect(formatRate(69_900)).toBe("6.99%");
    expect(centsOf(1.15)).toBe(115);
  });
});

describe("down payment limits (CALC-04, CALC-06 to CALC-10)", () => {
  it("leaves the minimum to finance", () => {
    const deal = { priceCents: 1_500_000, beforeDownPaymentCents: 2_000_000 };
    expect(financeDownPaymentLimits(payment, deal)).toEqual({
      minimumCents: 50_000,
      maximumCents: 1_500_000,
    });
    expect(
      financeDownPaymentLimits(payment, { priceCents: 400_000, beforeDownPaymentCents: 400_000 }),
    ).toBeNull();
  });

  it("keeps the loan between three tenths of the price and thirteen tenths of it (OP-16)", () => {
    const deal = { priceCents: 3_000_000, beforeDownPaymentCents: 10_000_000 };
    expect(financeDownPaymentLimits(payment, deal)).toEqual({
      minimumCents: 6_100_000,
      maximumCents: 9_100_000,
    });
    const none = { priceCents: 380_000, beforeDownPaymentCents: 900_000 };
    expect(financeDownPaymentLimits(payment, none)).toBeNull();
  });

  it("lets a lease take at most thirty percent of the capitalized cost", () => {
    const lease = { minimumDueCents: 89_746, capCostCents: 3_269_500 };
    expect(leaseDownPaymentLimits(payment, lease)).toEqual({ minimumCents: 89_746, maximumCents: 980_850 });
  });

  it("clamps to the nearest limit", () => {
    const limits = { minimumCents: 100, maximumCents: 200 };
    expect([50, 150, 250].map((cents) => clampDownPayment(cents, limits))).toEqual([100, 150, 200]);
  });

  const deal = {
    priceCents: 2_000_000,
    mileage: 1000,
    owedCents: 2_000_000,
    tradeEquityCents: 0,
    downPaymentCents: 250_000,
  };
  it.each([
    [{}, []],
    [{ priceCents: null }, ["price-missing"]],
    [{ mileage: 150_000 }, []],
    [{ mileage: 150_001 }, ["mileage-too-high"]],
    [{ tradeEquityCents: 2_000_001 }, ["equity-exceeds-price"]],
    [{ tradeEquityCents: 1_600_000 }, ["below-minimum-financed"]],
    [{ downPaymentCents: 1_400_001 }, ["down-payment-too-high"]],
    [{ downPaymentCents: 1_400_000 }, []],
    [{ owedCents: 2_850_000 }, []],
    [{ owedCents: 2_850_001 }, ["down-payment-below-loan-limit"]],
    [{ tradeEquityCents: -6_000_000 }, ["down-payment-below-loan-limit"]],
    [{ priceCents: 380_000, owedCents: 900_000 }, ["below-minimum-financed"]],
    [{ mileage: 150_001, downPaymentCents: 1_500_001 }, ["mileage-too-high", "down-payment-too-high"]],
  ])("%j cannot be financed because of %j", (change, problems) => {
    expect(financeProblems(payment, { ...deal, ...change })).toEqual(problems);
  });
});

describe("the anonymous estimate", () => {
  const estimate = estimatePaymentFor(config);

  it("uses the retailer's default tier, term and down payment", () => {
    expect(estimate({ condition: "used", priceCents: 3_000_000 })).toEqual({
      estimatedMonthlyPaymentCents: 65_839,
      estimatedDownPaymentCents: 250_000,
      estimatedTerm: 48,
      estimatedAPR: 6.99,
    });
    expect(estimate({ condition: "new", priceCents: 3_000_000 })?.estimatedAPR).toBe(5.99);
  });

  it.each([
    [{ condition: "used", priceCents: null }],
    [{ condition: "used", priceCents: 749_999 }],
    [{ condition: "used", priceCents: 3_000_000, mileage: 150_001 }],
  ] as const)("is absent for %j", (vehicle) => expect(estimate(vehicle)).toBeNull());

  it("is the same number as the full calculation, always", () => {
    fc.assert(
      fc.property(fc.integer({ min: 750_000, max: 90_000_000 }), (priceCents) => {
        const full = loanPayment({ amountCents: priceCents - 250_000, aprPpm: 69_900, termMonths: 48 });
        expect(estimate({ condition: "used", priceCents })?.estimatedMonthlyPaymentCents).toBe(
          full.monthlyPaymentCents,
        );
      }),
    );
  });

  it("is the same number without interest, where many payments end in half a cent", () => {
    const programs = { offCents: 0, finance: [{ offCents: 0, rates: [{ months: 48, ratePpm: 0 }] }] };
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 1_800_000 }), (cents) => {
        const amountCents = cents * 48 + 24;
        const full = loanPayment({ amountCents, aprPpm: 0, termMonths: 48 });
        const estimated = estimate({ condition: "used", priceCents: amountCents + 250_000, programs });
        expect(estimated?.estimatedMonthlyPaymentCents).toBe(full.monthlyPaymentCents);
      }),
    );
  });
});

describe("delivery and pickup fees (OP-44)", () => {
  it.each([
    [0, "free", undefined],
    [50, "free", undefined],
    [51, "fee", 150],
    [500, "fee", 67_500],
    [500.1, "out-of-range", undefined],
  ])("%d miles: %s", (miles, kind, feeCents) => {
    const fee = deliveryFee(delivery, miles);
    expect(fee.kind).toBe(kind);
    if (fee.kind === "fee") expect(fee.feeCents).toBe(feeCents);
  });

  it("charges a pickup only after a transfer", () => {
    expect([pickupFee(delivery, "REGULAR"), pickupFee(delivery, "TRANSFER")]).toEqual([0, 19_900]);
  });
});
