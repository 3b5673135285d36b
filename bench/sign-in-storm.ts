import { setTimeout as sleep } from "node:timers/promises";
import { generateStockAtScale } from "#database/seed/demo-stock/generate-demo-stock.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { loadPaths, requireTools } from "./support/http-load.ts";
import { makeBuyers, startProduct } from "./support/product.ts";
import { LOAD_HEAD, loadRow, machine, publish, table } from "./support/report.ts";
import { searchQuestions } from "./support/search-questions.ts";
import { inLanes, Shopper } from "./support/shoppers.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- sign-in-storm: what fifty people signing in at once do to everybody who searches. */
requireTools();
const PASSWORD = "Drive-Away-2026";
const STORM = 50;
const SECONDS = 8;
const data = await makeBenchData(5000);
const rows: string[][] = [];
const times: number[] = [];
const statuses = new Map<string, number>();
let ratio = 0;
try {
  const buyers = await makeBuyers(data.dataDir, { count: 200, password: PASSWORD });
  const sample = [
    ...generateStockAtScale({ rooftops: [{ id: "r" }], count: 500, referenceDate: new Date() }),
  ];
  const asked = {
    makes: [...new Set(sample.map(({ make }) => make))],
    models: sample.map(({ make, model }) => [make, model] as const),
    features: [...new Set(sample.flatMap(({ features }) => features))],
  };
  const paths = searchQuestions(asked, 30_000).map(
    (text, at) => `/public/inventory/vehicles?${text}&priceMin=${1000 + (at % 9000)}`,
  );
  const server = await startProduct(data.dataDir);
  try {
    const options = { connections: 10, seconds: SECONDS, warmUpSeconds: 3, once: true };
    const calm = await loadPaths(server, paths.slice(0, 15_000), { ...options, once: false });
    rows.push(loadRow("search, calm", calm));
    const load = loadPaths(server, paths.slice(15_000), { ...options, once: false });
    await sleep(3000);
    const shoppers = Array.from({ length: STORM }, () => new Shopper(server.url));
    await inLanes({ workers: STORM, seconds: SECONDS }, async (lane, round) => {
      const started = performance.now();
      const body = { email: buyers[round % buyers.length]?.email, password: PASSWORD };
      const shopper = shoppers[lane] as Shopper;
      const said = await shopper.call("POST", "/public/identity/sign-in", { body }).then(
        ({ status }) => String(status),
        () => "time-out",
      );
      times.push(performance.now() - started);
      statuses.set(said, (statuses.get(said) ?? 0) + 1);
      if (said === "429") await sleep(250);
    });
    const storm = await load;
    for (const shopper of shoppers) shopper.close();
    rows.push(loadRow(`search, ${STORM} signing in`, storm));
    ratio = storm.p99 / calm.p99;
  } finally {
    await server.stop();
  }
} finally {
  data.remove();
}
const timing = timingOf(times);
publish(
  "Sign-in storm",
  `${machine()}. 5,000 vehicles, different searches on 10 connections; in the second row ${STORM} people sign in over and over beside
them (Argon2id, 19 MB, off the main thread; refused ones come back after 250 ms). Server on core 0, so hashing and search
share it; the p99 of search is ${short(ratio)} times the calm one.

${table(LOAD_HEAD, rows)}

Sign-ins: ${[...statuses].map(([status, count]) => `${count} answered ${status}`).join(", ")}; p50 ${short(timing.p50)} ms, p99 ${short(timing.p99)} ms.`,
);
