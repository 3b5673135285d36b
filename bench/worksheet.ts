import fc from "fast-check";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { DealType } from "#modules/worksheet/domain/terms/deal-parts.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import { worksheetRulesOf, type WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { machine, publish, table } from "./support/report.ts";
import { short, timeEach } from "./support/statistics.ts";

/** npm run bench -- worksheet: one deal counted whole. The floor is a payment and its schedule in floating point. */
const DEALS = 3000;
const ROUNDS = 10;
const GOAL_MS = 0.2;
const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const head = machine();
const deals = fc.sample(anyDeal, { seed: 7, numRuns: DEALS }).map(({ input, state }) => ({
  input,
  rules: worksheetRulesOf(config, { state, onDate: input.contractDate }),
}));
const ofType = (type: DealType) => deals.filter(({ input }) => input.choices.type === type);
const loans = ofType("finance");
const daily = loans.filter(({ input: { terms } }) => terms?.kind === "loan" && terms.accrual === "daily365");

const rows = [
  row("floor: payment and schedule of a loan, floating point", loans, ({ input }) => floatingSchedule(input)),
  row("cash", ofType("cash"), count),
  row("loans, all conventions", loans, count),
  row("loans, daily interest alone", daily, count),
  row("leases, all tax methods", ofType("lease"), count),
  row("all deals mixed", deals, count),
];

publish(
  "Worksheet",
  `${head}. ${DEALS.toLocaleString("en-US")} random deals of all states with lenders' offers, trade-ins, products and incentives, ${ROUNDS} times each, one
after the other: every line, box, schedule, limit and problem in exact arithmetic, the APR solved. Goal: ${GOAL_MS} ms of CPU each.

${table(["what", "deals", "CPU ms", "p50 ms", "p99 ms", "of the goal"], rows)}`,
);

interface Deal {
  readonly input: WorksheetInput;
  readonly rules: WorksheetRules;
}

function count({ rules, input }: Deal): unknown {
  return dealWorksheet(rules, input);
}

/** What a loop by hand takes that is right to about a cent. */
function floatingSchedule({ vehicle, terms }: WorksheetInput): number {
  const months = terms?.termMonths ?? 60;
  const rate = (terms?.ratePpm ?? 69_900) / 12_000_000;
  const principal = (vehicle.priceCents ?? 0) / 100;
  const payment = rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
  let balance = principal;
  for (let month = 0; month < months; month += 1) balance += balance * rate - payment;
  return payment + balance;
}

function row(what: string, ...[inputs, run]: [readonly Deal[], (deal: Deal) => unknown]): string[] {
  for (const input of inputs) run(input);
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) for (const input of inputs) run(input);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / (inputs.length * ROUNDS);
  const { p50, p99 } = timeEach(inputs, ROUNDS, run);
  const share = `${Math.round((cpu / GOAL_MS) * 100)} %`;
  return [what, inputs.length.toLocaleString("en-US"), short(cpu), short(p50), short(p99), share];
}
