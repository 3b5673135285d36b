import fc from "fast-check";
import { anyDeal } from "#tests/support/any-deal.ts";
import { anyTrade, givesCredit, misfits } from "#tests/support/any-trade.ts";
import { machine, publish, table } from "./support/report.ts";

/** npm run bench -- trades: random trade-ins through the worksheet, each beside the same deal without it. */
const TRADES = 10_000;
const head = machine();
const deals = fc.sample(fc.tuple(anyDeal, anyTrade), { seed: 16, numRuns: TRADES });

const kinds = new Map<string, { count: number; wrong: number }>();
const startedAt = performance.now();
for (const [deal, trade] of deals) {
  const { state, input } = deal;
  const credit = givesCredit(state, input.contractDate, trade) ? "gives a credit" : "gives none";
  const equity =
    trade.allowanceCents < trade.payoffCents ? "owes more than it is worth" : "worth what is owed or more";
  const kind = kinds.get(`${credit}|${equity}`) ?? { count: 0, wrong: 0 };
  kind.count += 1;
  if (misfits(deal, trade).length > 0) kind.wrong += 1;
  kinds.set(`${credit}|${equity}`, kind);
}
const each = (performance.now() - startedAt) / TRADES;
const states = new Set(deals.map(([{ state }]) => state)).size;

publish(
  "Random trades",
  `${head}. ${TRADES.toLocaleString("en-US")} random trade-ins in deals of all types and ${states} states: lines that add up to the total and to what is due, a tax
that is lower by at most the credit and never where the state gives none, no negative down payment, an itemization that
adds up; ${each.toFixed(2)} ms for both worksheets of a deal. Goal: none wrong.

${table(
  ["state", "car", "trades", "wrong"],
  [...kinds]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, { count, wrong }]) => [...key.split("|"), count, wrong]),
)}`,
);
