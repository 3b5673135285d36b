import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeBenchData } from "./support/bench-data.ts";
import { type BenchServer, startBenchServer } from "./support/bench-server.ts";
import { buyForCash } from "./support/cash-purchases.ts";
import { loadPaths, loadRequests, measured, requireTools, type LoadResult } from "./support/http-load.ts";
import { peerQuestions } from "./support/peer-questions.ts";
import { availableKeys, makeBuyers, startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";

/**
 * npm run bench -- peers: what Medusa and Vendure were asked, asked of Forecourt, with floors in the same run. The peers' own
 * figures are those of the day on which they were set up; the section says how, so that they can be set up again.
 */
requireTools();
const support = path.join(import.meta.dirname, "support");
const LISTED = 5000;
const SOLD = 45_000;
const ASKED_ONCE = { once: true, seconds: 6, warmUpSeconds: 3 };
const head = machine();
const rows: string[][] = [];
let hello = 0;
let bare = 0;

/** Medians of three runs on 2 cores of November 23, 2026; the best product and way of each shape. */
const PEERS = {
  list: "Medusa with its search module 128, 73.6 ms, 2.35 + 7.6",
  facets: "Medusa with its search module 246, 38.6 ms, 2.29 + 3.83",
  keyword: "Medusa with its search module 810, 11.1 ms, 0.985 + 1.06",
  detail: "Vendure 138, 67.8 ms, 5.7 + 6.22",
  cart: "Vendure 46.4, 214 ms, 18.7 + 16.1",
  fiveBuyers: "Vendure 12.3, 400 ms, 71.7 + 56.1",
  oneBuyer: "Vendure 5.78, 168 ms, 99.7 + 64.9",
};

await measureFloors();
await measureReading();
await measureBuying();
publish(
  "Peers",
  `${about()}\n\n${table(["what", "a second", "p50 ms", "p99 ms", "errors", "KB", "server + database CPU ms", "of its floor", "the best peer: a second, p50, server + database CPU ms", "times"], rows)}`,
);

async function measureFloors(): Promise<void> {
  const server = await startBenchServer({ script: path.join(support, "hello-server.ts"), readyPath: "/" });
  const result = await loadPaths(server, ["/"], { seconds: 5, warmUpSeconds: 2 });
  hello = result.perSecond;
  add("floor of an answer: node:http, 100 bytes", { result, floor: hello });
  await server.stop();
}

/** The product without its pages, 5,000 cars, 10 connections. */
async function measureReading(): Promise<void> {
  const data = await makeBenchData(LISTED);
  const env = { DATA_DIR: data.dataDir, DEMO: "1", NODE_ENV: "test" };
  const server = await startBenchServer({ script: path.join(support, "api-server.ts"), env });
  try {
    const { list, threeFacets, allFacets, keyword } = peerQuestions(80_000);
    const once = async (what: string, paths: readonly string[], peer: string): Promise<void> =>
      add(what, { result: await loadPaths(server, paths, ASKED_ONCE), floor: hello, peer });
    await once("list of 24 by price, each page asked once", list, PEERS.list);
    await once("24 of a make and a fuel with 3 facets, asked once", threeFacets, PEERS.facets);
    await once("the same with all 12 facets", allFacets, PEERS.facets);
    await once("24 by keyword, asked once", keyword, PEERS.keyword);
    const keys = await keysOf(server);
    const details = keys.map((key) => `/public/inventory/vehicles/${key}`);
    const result = await loadPaths(server, details, { seconds: 5, warmUpSeconds: 2 });
    add(`one car, ${keys.length} cars over and over (stored answers)`, {
      result,
      floor: hello,
      peer: PEERS.detail,
    });
  } finally {
    await server.stop();
    data.remove();
  }
}

async function keysOf(server: BenchServer): Promise<string[]> {
  const pages = Array.from(
    { length: 20 },
    (_, at) => `${server.url}/public/inventory/vehicles?page=${at + 1}`,
  );
  const answers = await Promise.all(pages.map(async (page) => (await fetch(page)).json()));
  return (answers as { vehicles: { key: string }[] }[]).flatMap(({ vehicles }) =>
    vehicles.map(({ key }) => key),
  );
}

/** The product as it is started; each car is sold once, so that there are more of them. */
async function measureBuying(): Promise<void> {
  const data = await makeBenchData(SOLD);
  try {
    // The first start seeds the demo buyer's own orders, which take vehicles.
    await (await startProduct(data.dataDir)).stop();
    const keys = await availableKeys(data.dataDir, SOLD);
    const buyers = await makeBuyers(data.dataDir, { count: 2000 });
    await measureBareWrites(data.dataDir);
    const server = await startProduct(data.dataDir);
    try {
      await measureCarts(server, { keys: keys.splice(0, 20_000), buyers });
      await measureOrders(server, { keys, buyers });
    } finally {
      await server.stop();
    }
  } finally {
    data.remove();
  }
}

async function measureBareWrites(dataDir: string): Promise<void> {
  const script = path.join(support, "bare-transaction-server.ts");
  const ready = { readyPath: "/", readyStatus: 201 };
  const server = await startBenchServer({ script, env: { DATA_DIR: dataDir }, ...ready });
  const result = await loadRequests(server, [{ path: "/" }], { seconds: 5, warmUpSeconds: 2, status: 201 });
  bare = result.perSecond;
  add("floor of a write: insert, update and commit by hand", { result, floor: bare });
  await server.stop();
}

interface Buying {
  readonly keys: string[];
  readonly buyers: readonly { token: string }[];
}

async function measureCarts(server: BenchServer, { keys, buyers }: Buying): Promise<void> {
  const requests = keys.map((vehicleKey, at) => ({
    path: "/api/commerce/orders",
    token: buyers[at % buyers.length]?.token ?? "",
    body: JSON.stringify({ vehicleKey }),
  }));
  const result = await loadRequests(server, requests, {
    seconds: 5,
    warmUpSeconds: 3,
    status: 201,
    once: true,
  });
  add("add to cart, with the hold of the car", { result, floor: bare, peer: PEERS.cart });
}

async function measureOrders(server: BenchServer, buying: Buying): Promise<void> {
  // The buyers share the database's core from here on.
  spawnSync("taskset", ["-apc", "1", String(process.pid)]);
  await buyForCash(server, { ...buying, workers: 5, seconds: 4 });
  for (const [workers, seconds, peer] of [
    [5, 8, PEERS.fiveBuyers],
    [1, 6, PEERS.oneBuyer],
  ] as const) {
    const result = await measured(server, () => buyForCash(server, { ...buying, workers, seconds }));
    const who = workers === 1 ? "one buyer" : `${workers} buyers`;
    add(`whole checkout for cash, 4 calls, ${who}`, { result, floor: bare, peer });
  }
}

function add(
  what: string,
  { result, floor, peer }: { result: LoadResult; floor: number; peer?: string },
): void {
  const { perSecond, errors, kbPerAnswer } = result;
  const rate = errors === 0 ? short(perSecond) : `FAILS (${short(perSecond)})`;
  const times = [rate, short(result.p50), short(result.p99), String(errors)];
  const cpu = `${short(result.serverCpuMs)} + ${short(result.databaseCpuMs)}`;
  const peersRate = Number(/ ([\d.]+), /u.exec(peer ?? "")?.[1]);
  const share = `${Math.round((100 * perSecond) / floor)} %`;
  const row = [
    what,
    ...times,
    short(kbPerAnswer),
    cpu,
    share,
    peer ?? "-",
    peer ? `${short(perSecond / peersRate)}` : "-",
  ];
  rows.push(row);
  console.log(row.join("\t"));
}

function about(): string {
  return `${head}. Server on core 0; PostgreSQL (every commit on disk) and the client on core 1; 10 connections where nothing else is
said. The peers' figures are medians of three runs of 4 to 6 s, pinned in the same way, on 2 cores of an AMD EPYC with Node 24.21.0, on November 23, 2026,
when Forecourt's own were 1,426 (list), 3,270 and 3,006 (facets), 3,098 (keyword), 34,955 (a car), 1,240 (cart), 137 and 78.4 (orders).

How they were set up, each with 5,000 generated cars (20 makes of 4 models, fuel, body, color, gearbox, trim, price, mileage, year, a description of some 320
characters, four pictures), a car being one product with one variant whose stock is tracked, PostgreSQL 15 with \`shared_buffers\` 1 GB, \`work_mem\` 16 MB, 200
connections, \`synchronous_commit\` on and \`vacuum analyze\` after loading, \`NODE_ENV=production\`, no proxy in front:

- **Medusa 2.21.2**: the packages medusa, cli, framework and admin-sdk; one region, one sales channel, one stock location, makes as categories, fuel, body and color as
  tags, system payment, manual fulfillment. Its search module with the PostgreSQL provider (\`native\`), one index with title and description searchable, make, fuel,
  body and color facetable, price sortable, opened by \`configureStoreSearch\`; \`db:migrate:search\` first. Its REST routes were slower (74 lists a second, 120 with
  the caching flag on Redis), so that the search module is compared.
- **Vendure 3.7.3**: core and asset server, DefaultSearchPlugin with \`indexStockStatus\`, DefaultJobQueuePlugin, a dummy payment handler that settles by itself, facets
  for make, fuel, body and color, one collection for each make; its worker stopped while the load ran. Its checkout is six calls of a guest without mails: line, customer,
  address, shipping, payment, order.

What is not the same: the cars; Forecourt's answers are five times as large and always count a facet; its buyers are signed in before, and it writes two mails and their jobs while they
buy. Cars over and over compare stored answers with a peer that stores none: they say what a repeated visit costs. "Times" is the rate beside the peer's, of another hour, so only its order of
magnitude means something.`;
}
