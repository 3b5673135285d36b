import fc from "fast-check";
import { expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { anyTrade, misfits } from "#tests/support/any-trade.ts";
import { draws } from "#tests/support/draws.ts";
import { dealWorksheet } from "./deal-worksheet.ts";
import { worksheetRulesOf } from "./worksheet-rules.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;

it("random trades add up, are credited where the state gives credit alone, and leave no negative down payment", () => {
  fc.assert(
    fc.property(anyDeal, anyTrade, (deal, trade) => {
      const wrong = misfits(deal, trade);
      if (wrong.length > 0) throw new Error(wrong.join(", "));
    }),
    { numRuns: draws(10_000) },
  );
  expect(
    misfits(fc.sample(anyDeal, 1)[0]!, { allowanceCents: 1, payoffCents: 0, ownership: "OWNED" }),
  ).toEqual([]);
});

it("of which none would be found right if the payoff were left out", () => {
  const [deal] = fc.sample(anyDeal, { numRuns: 1, seed: 7 });
  const trade = { allowanceCents: 500_000, payoffCents: 700_000, ownership: "FINANCED" } as const;
  const input = { ...deal!.input, choices: { type: "cash" as const } };
  const rules = worksheetRulesOf(config, { state: "TX", onDate: input.contractDate });
  const totals = [trade, { ...trade, payoffCents: 0 }].map(
    (one) => dealWorksheet(rules, { ...input, trade: one }).totalCents,
  );
  expect((totals[0] ?? 0) - (totals[1] ?? 0)).toBe(700_000);
});
