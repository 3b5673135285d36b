import { DEMO_ORDERS } from "#database/seed/demo-orders/demo-orders-data.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#modules/sign-in/server/demo-accounts-data.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { inLanes, Shopper } from "./support/shoppers.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- tracker: how long an open tracker waits for its state, beside one single provider's answer. */
const SECONDS = 6;
const LANES = [1, 10, 50];
/** The goal holds for this many at once; more show what saturation costs. */
const GOAL_LANES = 10;
const GOAL_P95_MS = 150;

/** What one provider alone answers: the floor of a tracker that asks all of them together. */
const FLOOR = "one provider (documents of the deal)";

const data = await makeBenchData(2_000);
const rows: string[][] = [];
let worst = 0;
try {
  const server = await startProduct(data.dataDir);
  try {
    const first = new Shopper(server.url);
    const [buyer] = DEMO_ACCOUNTS;
    const body = { email: buyer.email, password: DEMO_PASSWORD };
    const answer = await first.call("POST", "/public/identity/sign-in", { body });
    const { accessToken: token } = answer.body as { accessToken: string };
    const dealOf = async (orderNumber: string): Promise<string> => {
      const order = await first.call("GET", `/public/commerce/orders/${orderNumber}`, { token });
      return (order.body as { deal: { dealId: string } }).deal.dealId;
    };
    const numbers = DEMO_ORDERS.map(({ orderNumber }) => orderNumber);
    const deals = await Promise.all(numbers.map(dealOf));
    const loads = [
      [FLOOR, deals.map((deal) => `/api/documents/deals/${deal}/documents?excludeSystem=true`)],
      ["tracker", numbers.map((number) => `/api/progress/${number}`)],
    ] as const;
    for (const lanes of LANES)
      for (const [what, paths] of loads) {
        const times: number[] = [];
        let errors = 0;
        const shoppers = Array.from({ length: lanes }, () => new Shopper(server.url));
        const run = (seconds: number, note: (ms: number) => void) =>
          inLanes({ workers: lanes, seconds }, async (lane, round) => {
            const started = performance.now();
            const path = paths[round % paths.length] ?? "";
            const { status } = await (shoppers[lane] as Shopper).call("GET", path, { token });
            note(performance.now() - started);
            if (status !== 200) errors += 1;
          });
        await run(2, () => undefined);
        await run(SECONDS, (ms) => void times.push(ms));
        for (const shopper of shoppers) shopper.close();
        const sorted = times.toSorted((one, other) => one - other);
        const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
        if (what === "tracker" && lanes <= GOAL_LANES) worst = Math.max(worst, p95);
        const { p50, p99 } = timingOf(times);
        const cells = [p50, p95, p99, times.length / SECONDS].map((value) => short(value));
        rows.push([what, String(lanes), ...cells, String(errors)]);
      }
  } finally {
    await server.stop();
  }
} finally {
  data.remove();
}
publish(
  "Tracker load",
  `${machine()}. \`GET /api/progress/{orderNumber}\` with the embedded providers, the demo buyer's three orders in turn, one
call after the other on every connection. Goal: p95 below ${GOAL_P95_MS} ms with up to ${GOAL_LANES} at once; measured ${short(worst)} ms. The tracker asks
all its owners at once: its database round trips are at most one more than its slowest owner's (a test counts them).

${table(["what", "connections", "p50 ms", "p95 ms", "p99 ms", "a second", "errors"], rows)}`,
);
if (worst >= GOAL_P95_MS) process.exitCode = 1;
