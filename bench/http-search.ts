import path from "node:path";
import { makeBenchData } from "./support/bench-data.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { loadPaths, requireTools, type LoadResult } from "./support/http-load.ts";
import { machine, publish, table } from "./support/report.ts";
import { askedDemoStock, searchQuestions } from "./support/search-questions.ts";
import { short } from "./support/statistics.ts";

/** npm run bench -- http-search [vehicles …]: search, details and suggestions over HTTP, one server core. */
requireTools();
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const support = path.join(import.meta.dirname, "support");
const rows: string[][] = [];
const DIFFERENT = { once: true, seconds: 6, warmUpSeconds: 3 };

const floors = new Map<number, number>();
for (const bytes of [100, 30_000]) {
  const floor = await startBenchServer({
    script: path.join(support, "hello-server.ts"),
    env: { BODY_BYTES: String(bytes) },
    readyPath: "/",
  });
  const result = await loadPaths(floor, ["/"], { seconds: 5, warmUpSeconds: 2 });
  floors.set(bytes, result.perSecond);
  add(`floor: node:http, ${bytes} byte body`, "-", result);
  await floor.stop();
}

const columns = await startBenchServer({
  script: path.join(support, "plain-columns-server.ts"),
  env: { VEHICLES: "5000" },
  readyPath: "/",
});
add("floor: plain loop over columns, by hand", 5000, await loadPaths(columns, questionsOf(), DIFFERENT));
await columns.stop();
for (const size of sizes.length > 0 ? sizes : [5000, 100_000]) await measure(size);

publish(
  "Inventory over HTTP",
  `${machine()}. Server on core 0; PostgreSQL and the load generator (wrk, 10 connections) on core 1. "Different": no question is asked twice, so the result cache never helps.
"Repeated": 60 questions, or 3,000 by keyword, over and over; answered from stored bytes.

${table(["what", "vehicles", "req/s", "p50 ms", "p99 ms", "errors", "KB", "server CPU ms", "database CPU ms", "other CPU %", "RSS MB", "of floor"], rows)}`,
);

async function measure(size: number): Promise<void> {
  const data = await makeBenchData(size);
  const server = await startBenchServer({
    script: path.join(support, "api-server.ts"),
    env: { DATA_DIR: data.dataDir, DEMO: "1", NODE_ENV: "test" },
  });
  try {
    await measureCalls(server, size);
  } finally {
    await server.stop();
    data.remove();
  }
}

/** No two are the same. */
function questionsOf(extra = ""): string[] {
  return searchQuestions(askedDemoStock(), 80_000).map(
    (text, at) => `/public/inventory/vehicles?${text}&priceMin=${1000 + (at % 9000)}${extra}`,
  );
}

async function measureCalls(server: BenchServer, size: number): Promise<void> {
  const asked = askedDemoStock();
  const questions = questionsOf();
  const keywords = Array.from({ length: 60_000 }, (_, at) => {
    const words = asked.models[at % asked.models.length]?.join(" ") ?? "";
    return `/public/inventory/vehicles?q=${encodeURIComponent(words)}&priceMin=${1000 + at}`;
  });
  const first = (await (await fetch(`${server.url}/public/inventory/vehicles`)).json()) as {
    vehicles: { key: string }[];
    pageCount: number;
  };
  const keys = first.vehicles.map(({ key }) => key);
  for (let page = 2; page <= Math.min(20, first.pageCount); page += 1) {
    const more = (await (
      await fetch(`${server.url}/public/inventory/vehicles?page=${page}`)
    ).json()) as typeof first;
    keys.push(...more.vehicles.map(({ key }) => key));
  }
  const few = questionsOf("&facets=condition,make,body,fuel,color");
  add("search, 5 facets, different", size, await loadPaths(server, few, DIFFERENT));
  add("search, 12 facets, different", size, await loadPaths(server, questions, DIFFERENT));
  add("search by keyword, different", size, await loadPaths(server, keywords, DIFFERENT));
  add("search by keyword, repeated", size, await loadPaths(server, keywords.slice(0, 3000), { seconds: 6 }));
  add("search, repeated", size, await loadPaths(server, questions.slice(0, 60)));
  add(
    "details, 480 vehicles",
    size,
    await loadPaths(
      server,
      keys.map((key) => `/public/inventory/vehicles/${key}`),
    ),
  );
  add(
    "suggestions",
    size,
    await loadPaths(
      server,
      asked.models
        .slice(0, 500)
        .map(([, model]) => `/public/inventory/suggestions?q=${encodeURIComponent(model.slice(0, 3))}`),
    ),
  );
}

function add(what: string, size: number | string, result: LoadResult): void {
  const floor = floors.get(result.kbPerAnswer > 10 ? 30_000 : 100) ?? result.perSecond;
  const times = [short(result.perSecond), short(result.p50), short(result.p99), String(result.errors)];
  const costs = [short(result.kbPerAnswer), short(result.serverCpuMs), short(result.databaseCpuMs)];
  const share = `${Math.round((100 * result.perSecond) / floor)} %`;
  const around = [String(result.foreignCpu), String(result.residentMb), share];
  const row = [what, size.toLocaleString("en-US"), ...times, ...costs, ...around];
  rows.push(row);
  console.log(row.join("\t"));
}
