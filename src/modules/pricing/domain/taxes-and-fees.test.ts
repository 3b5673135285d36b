import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { cashPrice } from "./cash-price.ts";
import { STATE_FEE_RULES } from "#modules/worksheet/domain/state-rules/state-fees-data.ts";
import { taxesAndFees, type TaxesAndFeesInput } from "./taxes-and-fees.ts";

const { payment } = (demoTenants[0] as (typeof demoTenants)[number]).config.config;
const quote = (input: Partial<TaxesAndFeesInput>) => {
  const found = taxesAndFees(payment, {
    state: "TX",
    priceCents: 3_000_000,
    condition: "used",
    tradeValueCents: 0,
    onDate: "2026-11-21",
    ...input,
  });
  if (found === undefined) throw new Error("no rule");
  return found;
};
const taxOf = (input: Partial<TaxesAndFeesInput>) =>
  quote(input).lines.find(({ code }) => code === "tax")?.amountCents ?? 0;

describe("sales tax on a vehicle", () => {
  it.each([
    [
      "Ohio credits a trade-in on a new vehicle",
      { state: "OH", condition: "new", tradeValueCents: 1_000_000, localPpm: 0 },
      115_000,
    ],
    [
      "Ohio does not on a used one",
      { state: "OH", condition: "used", tradeValueCents: 1_000_000, localPpm: 0 },
      172_500,
    ],
    [
      "Michigan caps the credit at $11,000 in 2025",
      { state: "MI", tradeValueCents: 1_500_000, onDate: "2025-06-01" },
      114_900,
    ],
    [
      "Michigan caps it at $12,000 in 2026",
      { state: "MI", tradeValueCents: 1_500_000, onDate: "2026-06-01" },
      108_900,
    ],
    [
      "Texas credits the whole value and has no local tax",
      { state: "TX", priceCents: 2_500_000, tradeValueCents: 1_000_000 },
      93_750,
    ],
    [
      "California credits nothing and taxes the doc fee",
      { state: "CA", tradeValueCents: 900_000, localPpm: 12_500 },
      255_722,
    ],
    [
      "Florida's surtax stops at $5,000",
      { state: "FL", tradeValueCents: 1_000_000, localPpm: 15_000 },
      128_400,
    ],
    ["Virginia takes at least $75", { state: "VA", priceCents: 100_000 }, 7500],
    ["South Carolina takes at most $500", { state: "SC" }, 50_000],
    ["Montana takes none", { state: "MT" }, 0],
  ] as const)("%s", (_, input, cents) => expect(taxOf(input)).toBe(cents));

  it("is never negative and never above a tenth and a bit of the price, and of what is luxury a fifth", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATE_FEE_RULES.map(({ state }) => state)),
        fc.integer({ min: 100_000, max: 20_000_000 }),
        fc.integer({ min: 0, max: 30_000_000 }),
        (state, priceCents, tradeValueCents) => {
          const tax = taxOf({ state, priceCents, tradeValueCents });
          expect(tax).toBeGreaterThanOrEqual(0);
          // Washington takes 8 % more of what is above $100,000; each part is rounded for itself.
          const luxuryCents = Math.max(0, priceCents - 10_000_000);
          const most = Math.ceil(priceCents * 0.12 + luxuryCents * 0.08) + 2;
          expect(tax).toBeLessThanOrEqual(Math.max(7500, most));
        },
      ),
    );
  });
});

describe("taxes and fees of a state", () => {
  it("exist for all fifty states and the capital, once each", () => {
    expect(new Set(STATE_FEE_RULES.map(({ state }) => state)).size).toBe(51);
    expect(STATE_FEE_RULES).toHaveLength(51);
  });

  it("are unknown elsewhere", () => {
    const input = {
      state: "ZZ",
      priceCents: 1,
      condition: "new",
      tradeValueCents: 0,
      onDate: "2026-01-01",
    } as const;
    expect(taxesAndFees(payment, input)).toBeUndefined();
  });

  it("call only what is verified and independent of the address exact", () => {
    const isEstimate = (state: string) =>
      quote({ state }).lines.find(({ code }) => code === "tax")?.isEstimate;
    expect(["TX", "MI", "VA"].map(isEstimate)).toEqual([false, false, false]);
    expect(["CA", "OH", "FL", "IL", "NY", "GA", "NV"].map(isEstimate)).toEqual(
      Array.from({ length: 7 }, () => true),
    );
    for (const { state } of STATE_FEE_RULES)
      for (const line of quote({ state }).lines)
        if (line.code === "title" || line.code === "registration") expect(line.isEstimate).toBe(true);
  });

  it("keep the dealer's fee below the state's cap", () => {
    const docFee = (state: string) =>
      quote({ state }).lines.find(({ code }) => code === "docFee")?.amountCents;
    expect(docFee("TX")).toBe(15_000);
    expect(docFee("CA")).toBe(8500);
  });

  it("give way to the retailer's own amounts", () => {
    const own = {
      ...payment,
      feesByState: { TX: { taxPercent: 7.5, title: 33, registration: 0, docFee: 100 } },
    };
    const input = {
      state: "TX",
      priceCents: 2_000_000,
      condition: "used",
      tradeValueCents: 0,
      onDate: "2026-01-01",
    } as const;
    const found = taxesAndFees(own, input);
    expect(found?.lines.map(({ code, amountCents, isEstimate }) => [code, amountCents, isEstimate])).toEqual([
      ["tax", 150_000, false],
      ["title", 3300, false],
      ["docFee", 10_000, false],
    ]);
  });
});

describe("the price of a cash purchase (B-6)", () => {
  const fees = quote({ state: "TX" });

  it("is the sum of its lines, and leaves a balance after the deposit", () => {
    const found = cashPrice({
      priceCents: 3_000_000,
      incentivesCents: 50_000,
      taxesAndFees: fees,
      deliveryFeeCents: 7500,
      depositCents: 50_000,
    });
    if (found.kind !== "priced") throw new Error("refused");
    expect(found.amountDueCents).toBe(3_000_000 - 50_000 + fees.totalCents + 7500);
    expect(found.amountDueCents).toBe(found.lines.reduce((sum, line) => sum + line.amountCents, 0));
    expect(found.balanceCents).toBe(found.amountDueCents - 50_000);
    for (const line of found.lines) expect(line.derivation).toMatch(/\.$/);
  });

  it("refuses equity above everything owed (CALC-09)", () => {
    const input = {
      priceCents: 100_000,
      incentivesCents: 0,
      taxesAndFees: { lines: [], totalCents: 0 },
      deliveryFeeCents: 0,
      depositCents: 0,
    };
    expect(cashPrice({ ...input, tradeEquityCents: 100_001 })).toEqual({
      kind: "equity-exceeds-price",
      excessCents: 1,
    });
    expect(cashPrice({ ...input, tradeEquityCents: -5000 })).toMatchObject({ amountDueCents: 105_000 });
  });
});
