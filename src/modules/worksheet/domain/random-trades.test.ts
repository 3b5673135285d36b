import fc from "fast-check";
import { expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { placeRulesOf } from "./state-rules/place-rules.ts";
import { stateFeeRule } from "./state-rules/state-fees.ts";
import { dealWorksheet } from "./deal-worksheet.ts";
import type { SheetLine } from "./sheet-line.ts";
import type { WorksheetTrade } from "./worksheet-input.ts";
import { worksheetRulesOf } from "./worksheet-rules.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const cents = fc.integer({ min: 0, max: 6_000_000 });
const trades: fc.Arbitrary<WorksheetTrade> = fc.record({
  allowanceCents: cents,
  payoffCents: cents,
  ownership: fc.constantFrom("OWNED", "FINANCED", "LEASED"),
});

const sum = (lines: readonly SheetLine[]): number =>
  lines.reduce((all, { amountCents }) => all + amountCents, 0);
const taxOf = (lines: readonly SheetLine[]): number => sum(lines.filter(({ code }) => code === "tax"));

/** Whether the state lets a trade-in lower the tax on a sale at all. */
function givesCredit(state: string, onDate: string, { ownership }: WorksheetTrade): boolean {
  const isCounted =
    ownership !== "LEASED" || placeRulesOf(config.payment, { state, onDate })?.isTaxed.leasedTradeCounts;
  return isCounted === true && stateFeeRule(state, onDate)?.tradeCredit.kind !== "none";
}

/** What of a deal with a trade-in does not fit the same deal without it; one check a deal keeps 10,000 of them fast. */
function misfits(
  { input, state }: typeof anyDeal extends fc.Arbitrary<infer Deal> ? Deal : never,
  trade: WorksheetTrade,
): readonly string[] {
  const rules = worksheetRulesOf(config, { state, onDate: input.contractDate });
  const sheet = dealWorksheet(rules, { ...input, trade });
  const { loan, lines, dueAtSigning: due, totalCents } = sheet;
  const added = { lines: sum(lines) === totalCents, due: sum(due.lines) === due.totalCents };
  const without = input.choices.type === "lease" ? null : dealWorksheet(rules, { ...input, trade: null });
  const equity = trade.allowanceCents - trade.payoffCents;
  const saved = without === null ? 0 : taxOf(without.lines) - taxOf(lines);
  // Rates of state and city together are below 15 %, and each is rounded.
  const mostSaved = trade.allowanceCents * 0.15 + 2;
  const fits = {
    ...added,
    total: without === null || totalCents === without.totalCents - equity - saved,
    saved: saved >= 0 && saved <= mostSaved,
    credit: saved === 0 || givesCredit(state, input.contractDate, trade),
    "down payment": loan === null || loan.downPaymentCents >= 0,
    itemization: loan === null || sum(loan.itemization) === loan.amountFinancedCents,
    "value, payoff and equity": loan === null || loan.trade.equityCents === equity,
  };
  return Object.entries(fits).flatMap(([name, isSo]) => (isSo ? [] : [name]));
}

it("10,000 random trades add up, are credited where the state gives credit alone, and leave no negative down payment", () => {
  fc.assert(
    fc.property(anyDeal, trades, (deal, trade) => {
      const wrong = misfits(deal, trade);
      if (wrong.length > 0) throw new Error(wrong.join(", "));
    }),
    { numRuns: 10_000 },
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
