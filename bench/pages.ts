import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateStockAtScale } from "#database/seed/demo-stock/generate-demo-stock.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { loadPaths, requireTools } from "./support/http-load.ts";
import { freshness } from "./support/freshness.ts";
import { availableKeys, startProduct } from "./support/product.ts";
import { LOAD_HEAD, loadRow, machine, publish, table } from "./support/report.ts";
import { searchQuestions } from "./support/search-questions.ts";

/** npm run bench -- pages: results and details pages over HTTP, rendered each time and from the cache. */
requireTools();
const VEHICLES = 20_000;
/** Long enough for the compiler of the engine to be done: a server runs for weeks. */
const RENDER = { seconds: 8, warmUpSeconds: 15, once: true };
/** Shorter: both cores together ask for every car of the stock in twenty seconds. */
const RENDER_ON_BOTH = { seconds: 6, warmUpSeconds: 10, once: true };
/** As long as the markup of all cards takes after a start, when nobody asks for anything. */
const CARDS_AHEAD_MS = 12_000;
const data = await makeBenchData(VEHICLES);
const rows: string[][] = [];
let fresh = "";
try {
  const floor = await startBenchServer({
    script: path.join(import.meta.dirname, "support/react-floor-server.ts"),
    readyPath: "/",
  });
  const bare = await loadPaths(floor, ["/"], { seconds: 4, warmUpSeconds: 2 });
  await floor.stop();
  rows.push(loadRow("floor: renderToString of 24 bare cards", bare));
  const keys = await availableKeys(data.dataDir, VEHICLES);
  const pages = { results: searchPaths(30_000), details: keys.map((key) => `/vehicles/${key}`) };
  for (const bothCores of [false, true]) {
    const server = await startProduct(data.dataDir, { bothCores });
    try {
      await sleep(CARDS_AHEAD_MS);
      await measureRendered(server, pages, { bothCores, floor: bare.perSecond });
      if (!bothCores) await measureCached(server, pages, keys);
    } finally {
      await server.stop();
    }
  }
} finally {
  data.remove();
}
publish(
  "Pages over HTTP",
  `${machine()}. ${VEHICLES.toLocaleString("en-US")} vehicles, 10 connections; server on core 0, PostgreSQL and wrk on core 1. "Rendered": every address
once, so nothing comes from the cache, 12 seconds after the start and after 15 seconds of the same load. "Cached": 40 addresses over and over, as browsers ask (brotli).

${table(LOAD_HEAD, rows)}

Freshness while the load ran: a price changed by SQL was in the API's answer after ${fresh}.
The last two rows: \`WEB_PROCESSES=2\` (0185); wrk and PostgreSQL share the same two cores, CPU and memory are of both processes.`,
);

function searchPaths(count: number): string[] {
  const sample = [
    ...generateStockAtScale({ rooftops: [{ id: "r" }], count: 3000, referenceDate: new Date() }),
  ];
  const asked = {
    makes: [...new Set(sample.map(({ make }) => make))],
    models: sample.map(({ make, model }) => [make, model] as const),
    features: [...new Set(sample.flatMap(({ features }) => features))],
  };
  return searchQuestions(asked, count).map((text, at) => `/search?${text}&priceMin=${1000 + (at % 9000)}`);
}

interface Paths {
  readonly results: readonly string[];
  readonly details: readonly string[];
}

async function measureRendered(
  server: BenchServer,
  pages: Paths,
  { bothCores, floor }: { bothCores: boolean; floor: number },
): Promise<void> {
  const load = bothCores ? RENDER_ON_BOTH : RENDER;
  const where = bothCores ? ", 2 processes on both cores" : "";
  for (const kind of ["results", "details"] as const)
    rows.push(loadRow(`${kind} page, rendered${where}`, await loadPaths(server, pages[kind], load), floor));
}

async function measureCached(server: BenchServer, pages: Paths, keys: readonly string[]): Promise<void> {
  const cached = { acceptEncoding: "br", seconds: 6 };
  rows.push(loadRow("results page, cached", await loadPaths(server, pages.results.slice(0, 40), cached)));
  const load = loadPaths(server, pages.details.slice(0, 40), cached);
  fresh = await freshness(server, keys[7] ?? "");
  rows.push(loadRow("details page, cached", await load));
}
