import fc from "fast-check";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { stateFeeRule } from "#modules/worksheet/domain/state-rules/state-fees.ts";
import type { WorksheetTrade } from "#modules/worksheet/domain/worksheet-input.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { anyDeal } from "./any-deal.ts";

type AnyDeal = typeof anyDeal extends fc.Arbitrary<infer Deal> ? Deal : never;

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const cents = fc.integer({ min: 0, max: 6_000_000 });
/** A traded car of any worth and any debt. */
export const anyTrade: fc.Arbitrary<WorksheetTrade> = fc.record({
  allowanceCents: cents,
  payoffCents: cents,
  ownership: fc.constantFrom("OWNED", "FINANCED", "LEASED"),
});

const sum = (lines: readonly SheetLine[]): number =>
  lines.reduce((all, { amountCents }) => all + amountCents, 0);
const taxOf = (lines: readonly SheetLine[]): number => sum(lines.filter(({ code }) => code === "tax"));

/** Whether the state lets a trade-in lower the tax on a sale at all. */
export function givesCredit(state: string, onDate: string, { ownership }: WorksheetTrade): boolean {
  const isCounted =
    ownership !== "LEASED" || placeRulesOf(config.payment, { state, onDate })?.isTaxed.leasedTradeCounts;
  return isCounted === true && stateFeeRule(state, onDate)?.tradeCredit.kind !== "none";
}

/** What of a deal with a trade-in does not fit the same deal without it; one check a deal keeps 10,000 of them fast. */
export function misfits({ input, state }: AnyDeal, trade: WorksheetTrade): readonly string[] {
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
