import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import { testApplicant, testCreditRequest, testReport } from "#tests/support/credit-request.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";

/** npm run bench -- decision: three embedded lenders decide, solver included. The floor is one yes alone. */
const DECISIONS = 300;
const GOAL_MS = 5;
const PRODUCTS = [
  { code: "GAP", kind: "GAP" as const, priceCents: 89_500 },
  { code: "VSC", kind: "VSC" as const, priceCents: 239_500 },
];
const programs = demoTenants[0]?.config.config.lenders.programs ?? [];
const yes = testCreditRequest();
const rows = [
  row("floor: one lender says yes", () => {
    for (const program of programs.slice(0, 1)) evaluateApplication(program, yes, [testReport(750)]);
  }),
  row("three lenders, all outcomes mixed", decideMixed),
];

publish(
  "Lender decision",
  `${machine()}. ${DECISIONS} applications with two products, incomes, amounts, terms and scores mixed; every failing rule, the
smallest change per lever and the cheapest combination. Goal: three lenders below ${GOAL_MS} ms of CPU.

${table(["what", "CPU ms", "p50 ms", "p95 ms", "of the goal"], rows)}`,
);

function decideMixed(i: number): void {
  const front = 1_471_000 + (i % 200) * 9000;
  const request = testCreditRequest({
    applicants: [testApplicant({ grossAnnualIncomeCents: 3_000_000 + (i % 50) * 100_000 })],
    deal: {
      amountFinancedCents: front + 329_000,
      frontAmountCents: front,
      productsCents: 329_000,
      products: PRODUCTS,
      termMonths: [48, 60, 72][i % 3] ?? 60,
    },
  });
  const report = testReport(560 + ((i * 7) % 260));
  for (const program of programs) evaluateApplication(program, request, [report]);
}

function row(what: string, decide: (i: number) => void): string[] {
  for (let i = 0; i < DECISIONS; i += 1) decide(i);
  const before = process.cpuUsage();
  const times = Array.from({ length: DECISIONS }, (_, i) => {
    const at = performance.now();
    decide(i);
    return performance.now() - at;
  }).toSorted((a, b) => a - b);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / DECISIONS;
  const at = (share: number) => times[Math.floor(DECISIONS * share)] ?? 0;
  return [what, short(cpu), short(at(0.5)), short(at(0.95)), `${Math.round((cpu / GOAL_MS) * 100)} %`];
}
