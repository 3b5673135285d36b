import fc from "fast-check";
import { anyPersonalDeal, personalDifferences, pricedByBrowser } from "#tests/support/personal-deals.ts";
import { anyPersonalLease, leaseDifferences, leasedByBrowser } from "#tests/support/personal-leases.ts";
import { machine, publish, table } from "./support/report.ts";

/** npm run bench -- personal-terms [deals]: payments of the browser against checkout's worksheet and the lenders. */
const DEALS = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 5000;
const head = machine();
const counts = new Map<string, number>();
const differences: string[] = [];

for (let seed = 1; counted() < DEALS; seed += 1) {
  for (const deal of fc.sample(anyPersonalDeal, { seed, numRuns: Math.min(AT_ONCE, DEALS - counted()) })) {
    const kind = kindOf(pricedByBrowser(deal));
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const difference of personalDifferences(deal)) differences.push(`${difference} (seed ${seed})`);
  }
}

/** Leases are a tenth: most people have no lessor for a car. */
const LEASES = Math.ceil(DEALS / 10);
let leased = 0;
for (let seed = 1; seed <= Math.ceil(LEASES / AT_ONCE); seed += 1)
  for (const asked of fc.sample(anyPersonalLease, {
    seed,
    numRuns: Math.min(AT_ONCE, LEASES - (seed - 1) * AT_ONCE),
  })) {
    if (leasedByBrowser(asked) !== null) leased += 1;
    for (const difference of leaseDifferences(asked)) differences.push(`lease: ${difference} (seed ${seed})`);
  }

publish(
  "Personal payments against checkout and lenders",
  `${head}. ${DEALS.toLocaleString("en-US")} random people, cars, wishes, trade-ins, states and lenders' rules. Each payment of the browser is counted again by
checkout's worksheet (payment, APR, amount financed, total of payments, dates) and decided by the lender that was named;
no lender may be cheaper, take a nearer down payment or the wished term where it was moved, or take what was refused.
${LEASES.toLocaleString("en-US")} wishes for a lease were counted the same way; lenders lease ${leased.toLocaleString("en-US")} of them.
Differences: ${differences.length}.

${table(
  ["what the browser said", "deals"],
  [...counts].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => [kind, count.toLocaleString("en-US")]),
)}`,
);
for (const difference of differences.slice(0, 20)) console.error(difference);
process.exitCode = differences.length === 0 ? 0 : 1;

function counted(): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function kindOf(price: ReturnType<typeof pricedByBrowser>): string {
  if (price === null) return "no price";
  const { lenderQualified, downPaymentChange: down, termChange, possiblePricing, priceErrors } = price;
  if (lenderQualified === null) {
    if (priceErrors.length === 0) return "no lender takes the person";
    return possiblePricing === null ? "refused" : "refused, with what would help";
  }
  const changes = [
    ...(down === null ? [] : [down.to > down.from ? "more down" : "less down"]),
    ...(termChange === null ? [] : ["another term"]),
  ];
  return changes.length === 0 ? "a payment as wished" : `a payment with ${changes.join(" and ")}`;
}
