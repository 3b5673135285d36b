import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { estimatePayment } from "./estimate-payment.ts";
import type { PricingContext } from "./pricing-context.ts";
import { quoteFees } from "./quote-fees.ts";

const ctx = {
  tenant: (demoTenants[0] as (typeof demoTenants)[number]).config,
  clock: { now: () => new Date("2026-11-21T12:00:00Z") },
  geo: { stateOfZip: (zip: string) => ({ "78701": "TX", "00901": "PR" })[zip] },
} as unknown as PricingContext;

describe("an estimate for a shopper", () => {
  it("works from the retailer's defaults", async () => {
    expect(await estimatePayment(ctx, { priceCents: 3_000_000, condition: "used" })).toMatchObject({
      kind: "estimated",
      monthlyPaymentCents: 65_839,
      apr: 6.99,
      creditTier: "verygood",
      includesTaxesAndFees: false,
      downPaymentLimits: { minimumCents: 0, maximumCents: 2_100_000 },
    });
  });

  it("includes taxes and fees once the zip code is known", async () => {
    const found = await estimatePayment(ctx, { priceCents: 3_000_000, condition: "used", zip: "78701" });
    if (found.kind !== "estimated") throw new Error("refused");
    const fees = found.feeLines.reduce((sum, line) => sum + line.amountCents, 0);
    expect(found.financedAmountCents).toBe(2_750_000 + fees);
  });

  it("takes the tier from a score", async () => {
    expect(
      await estimatePayment(ctx, { priceCents: 3_000_000, condition: "used", creditScore: 650 }),
    ).toMatchObject({ apr: 13.99 });
    expect(
      await estimatePayment(ctx, { priceCents: 3_000_000, condition: "used", creditScore: 500 }),
    ).toEqual({
      kind: "not-possible",
      problems: [{ code: "score-below-tiers", message: "We can't estimate a rate for this credit score." }],
    });
  });

  it("says what to put down when the loan would be too large for the vehicle (OP-16)", async () => {
    const found = await estimatePayment(ctx, {
      priceCents: 3_878_500,
      condition: "used",
      downPaymentCents: 0,
      tradeValueCents: 100_000,
      tradeEquityCents: -8_900_000,
    });
    expect(found).toEqual({
      kind: "not-possible",
      problems: [
        {
          code: "down-payment-below-loan-limit",
          message:
            "The amount to finance is too high for this vehicle. Enter a down payment of $77,364.50 or more.",
        },
      ],
    });
  });

  it("says how much down payment is possible when it is too high", async () => {
    const found = await estimatePayment(ctx, {
      priceCents: 1_000_000,
      condition: "used",
      downPaymentCents: 900_000,
    });
    expect(found).toEqual({
      kind: "not-possible",
      problems: [
        {
          code: "down-payment-too-high",
          message: "Your down payment is too high. Enter $5,000.00 or less.",
        },
      ],
    });
  });

  it("offers the configured terms only", async () => {
    await expect(
      estimatePayment(ctx, { priceCents: 3_000_000, condition: "used", termMonths: 47 }),
    ).rejects.toMatchObject({
      kind: "invalid",
      details: { fields: { termMonths: "Choose one of the offered terms." } },
    });
  });
});

describe("fees for a zip code", () => {
  it("follow the state of the zip code", async () => {
    expect(await quoteFees(ctx, { zip: "78701", priceCents: 2_000_000 })).toMatchObject({ state: "TX" });
  });

  it.each([
    ["99999", "zip.unknown"],
    ["00901", "zip.unsupported"],
  ])("%s is refused as %s", async (zip, code) => {
    await expect(quoteFees(ctx, { zip })).rejects.toMatchObject({ details: { code } });
  });
});
