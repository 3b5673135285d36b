import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { STATE_TREATMENTS } from "#modules/worksheet/domain/state-rules/state-treatments-data.ts";
import type { TradeOwnership } from "#modules/worksheet/domain/worksheet-input.ts";
import { tradedSnapshot, tradeIn } from "#tests/support/traded-snapshot.ts";
import { draws } from "#tests/support/draws.ts";
import { amendDeal } from "./amend-deal.ts";

const { config } = demoTenants[0]!.config;
const STATES = [...new Set(STATE_TREATMENTS.map(({ state }) => state))];
const onDate = "2026-11-21";
const rulesOf = (state: string) => worksheetRulesOf(config, { state, onDate });

interface Deal {
  readonly state: string;
  readonly priceCents: number;
  readonly allowanceCents: number;
  readonly payoffCents: number;
  readonly ownership: TradeOwnership;
  readonly condition: "new" | "used";
  readonly promoCents: number;
}

/** A cash deal as the worksheet counts it. */
function sheetOf(deal: Deal) {
  const { allowanceCents, payoffCents, ownership, condition, priceCents } = deal;
  return dealWorksheet(rulesOf(deal.state), {
    contractDate: onDate,
    vehicle: { priceCents, msrpCents: null, incentivesCents: 50_000, condition, mileage: 10 },
    place: null,
    delivery: { feeCents: 9_900, derivation: "" },
    choices: { type: "cash" },
    trade: { allowanceCents, payoffCents, ownership },
    products: [],
    incentives: [
      { id: "P", label: "Promo", amountCents: deal.promoCents, appliedAs: "price", from: "promo" },
    ],
    depositCents: 0,
    terms: null,
  });
}

/** The same as a submitted order keeps it: one line for the trade-in. */
function snapshotOf(deal: Deal): OrderSnapshot {
  const worksheet = sheetOf(deal);
  const { allowanceCents, payoffCents, ownership, condition } = deal;
  const trade = tradeIn({ allowanceCents, payoffCents, ownership });
  const before = tradedSnapshot("Cash", tradeIn());
  const isTrade = (code: string) => code === "tradeAllowance" || code === "tradePayoff";
  const line = (code: string, amountCents: number) =>
    ({ code, label: code, amountCents, derivation: "", isEstimate: false }) as OrderSnapshot["lines"][number];
  return {
    ...before,
    vehicle: { ...before.vehicle, condition },
    lines: [
      ...worksheet.lines
        .filter(({ code }) => !isTrade(code))
        .map(({ code, amountCents }) => line(code, amountCents)),
      line("tradeEquity", payoffCents - allowanceCents),
    ],
    worksheet,
    amountDueCents: worksheet.totalCents,
    tradeIn: trade,
  };
}

const anyDeal: fc.Arbitrary<Deal> = fc.record({
  state: fc.constantFrom(...STATES),
  priceCents: fc.integer({ min: 1_500_000, max: 9_000_000 }),
  allowanceCents: fc.integer({ min: 100_000, max: 1_200_000 }),
  payoffCents: fc.integer({ min: 0, max: 2_000_000 }),
  ownership: fc.constantFrom("OWNED" as const, "FINANCED" as const, "LEASED" as const),
  condition: fc.constantFrom("new" as const, "used" as const),
  promoCents: fc.integer({ min: 0, max: 200_000 }),
});

test("Any amended deal comes to what the worksheet says of a deal that was made so from the start", () => {
  fc.assert(
    fc.property(anyDeal, fc.integer({ min: 0, max: 100 }), (deal, percent) => {
      const allowanceCents = Math.round((deal.allowanceCents * percent) / 100);
      const amended = amendDeal(
        rulesOf(deal.state),
        { snapshot: snapshotOf(deal), dealType: "Cash" },
        allowanceCents,
      );
      const fromStart = sheetOf({ ...deal, allowanceCents }).totalCents;
      expect(amended.differenceCents).toBe(fromStart - sheetOf(deal).totalCents);
      const sum = (side: "beforeCents" | "afterCents") =>
        amended.lines.reduce((total, line) => total + line[side], 0);
      expect(sum("afterCents") - sum("beforeCents")).toBe(amended.differenceCents);
      expect(amended.differenceCents).toBeGreaterThanOrEqual(deal.allowanceCents - allowanceCents);
    }),
    { numRuns: draws(2_000) },
  );
});

test("Any deal whose owner keeps the car comes to what it costs without a trade-in", () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const kept = amendDeal(rulesOf(deal.state), { snapshot: snapshotOf(deal), dealType: "Cash" }, null);
      const without = sheetOf({ ...deal, allowanceCents: 0, payoffCents: 0 }).totalCents;
      expect(kept.differenceCents).toBe(without - sheetOf(deal).totalCents);
    }),
    { numRuns: draws(500) },
  );
});

describe("An amended deal", () => {
  const amended = (state: string) =>
    amendDeal(
      rulesOf(state),
      {
        snapshot: snapshotOf({
          state,
          priceCents: 3_000_000,
          allowanceCents: 1_000_000,
          payoffCents: 0,
          ownership: "OWNED",
          condition: "used",
          promoCents: 0,
        }),
        dealType: "Cash",
      },
      900_000,
    );

  test("of a state without a trade credit moves by the deductions alone", () => {
    expect(amended("CA").differenceCents).toBe(100_000);
  });

  test("of a state with one is taxed on what is no longer credited", () => {
    expect(amended("TX").differenceCents).toBe(100_000 + 6_250);
    expect(amended("TX").lines.find(({ code }) => code === "tax")).toMatchObject({
      beforeCents: 125_000,
      afterCents: 131_250,
    });
  });

  test.each(["Finance", "Lease"] as const)("of a %s deal leaves every other line alone", (dealType) => {
    const snapshot = tradedSnapshot(dealType, tradeIn(), dealType === "Lease" ? 400_000 : 350_000);
    const { lines, differenceCents } = amendDeal(rulesOf("OH"), { snapshot, dealType }, 1_200_000);
    const moved = lines.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
    expect(moved.map(({ code }) => code).filter((code) => !/tax/iu.test(code))).toEqual(["tradeAllowance"]);
    expect(differenceCents).toBeGreaterThanOrEqual(40_000);
    expect(differenceCents).toBeLessThan(44_000);
  });
});
