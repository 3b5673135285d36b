import { once } from "node:events";
import { Agent, request } from "node:http";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { makeBenchData } from "./support/bench-data.ts";
import type { BenchServer } from "./support/bench-server.ts";
import { loadPaths, requireTools, type LoadResult } from "./support/http-load.ts";
import { availableKeys, makeBuyers, startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { askedDemoStock, searchQuestions } from "./support/search-questions.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- search-beside-cart [vehicles …]: what a cart call waits while others search without a pause. */
requireTools();
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const CARTS_A_SECOND = 40;
const SECONDS = 12;
const WARM_SECONDS = 4;
const SEARCHERS = 10;
const PER_BUYER = 8;
const rows: string[][] = [];
for (const size of sizes.length > 0 ? sizes : [45_000]) await measureStock(size);
publish(
  "Carts beside searches",
  `${machine()}, load after ${os.loadavg()[0]?.toFixed(1)}. The built product with pages, PostgreSQL and clients on both cores.
${CARTS_A_SECOND} carts a second (\`POST /api/commerce/orders\`), each sent when it is due, while ${SEARCHERS} connections ask different searches with
12 facets without a pause: what a cart waits, and how much is searched. Each cart changes the stock, so that searches are asked again.

${table(["vehicles", "search threads", "searches/s", "p50 ms", "p99 ms", "errors", "cart p50 ms", "p99 ms", "server MB"], rows)}`,
);

async function measureStock(size: number): Promise<void> {
  const data = await makeBenchData(size);
  try {
    // The first start seeds the demo buyer's own orders, which take vehicles.
    await (await startProduct(data.dataDir, { bothCores: true, webProcesses: 1 })).stop();
    // Three servers are warmed up and measured, the first one without searches as well.
    const wanted = CARTS_A_SECOND * (3 * (WARM_SECONDS + SECONDS) + SECONDS);
    const keys = await availableKeys(data.dataDir, wanted);
    if (keys.length < wanted) throw new Error(`${wanted} vehicles are put into carts, ${keys.length} can be`);
    const buyers = await makeBuyers(data.dataDir, { count: Math.ceil(keys.length / PER_BUYER) });
    const carts = keys.map((vehicleKey, at) => ({
      token: buyers[at % buyers.length]?.token ?? "",
      body: JSON.stringify({ vehicleKey }),
    }));
    for (const threads of [0, 1, 2]) await measure({ dataDir: data.dataDir, size, threads, carts });
  } finally {
    data.remove();
  }
}

interface Cart {
  readonly token: string;
  readonly body: string;
}

async function measure(input: {
  readonly dataDir: string;
  readonly size: number;
  readonly threads: number;
  /** Whoever takes one takes it out. */
  readonly carts: Cart[];
}): Promise<void> {
  const { dataDir, size, threads, carts } = input;
  const env = { SEARCH_THREADS: String(threads) };
  const server = await startProduct(dataDir, { bothCores: true, webProcesses: 1, env });
  const take = (seconds = SECONDS) => carts.splice(0, CARTS_A_SECOND * seconds);
  try {
    await cartTimes(server, take(WARM_SECONDS));
    if (threads === 0) add(size, "nobody searches", undefined, await cartTimes(server, take()));
    const searches = questions();
    const searched = loadPaths(server, searches, {
      connections: SEARCHERS,
      once: true,
      seconds: SECONDS + 2,
      warmUpSeconds: 4,
    });
    await sleep(5_000);
    const times = await cartTimes(server, take());
    add(size, threads === 0 ? "none" : String(threads), await searched, times);
  } finally {
    await server.stop();
  }
}

/** No two are the same. */
function questions(): string[] {
  return searchQuestions(askedDemoStock(), 80_000).map(
    (text, at) => `/public/inventory/vehicles?${text}&priceMin=${1000 + (at % 9000)}`,
  );
}

/** Milliseconds from when each was due. Throws when one is refused. */
async function cartTimes(server: BenchServer, carts: readonly Cart[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const times = await Promise.all(
    carts.map(async (cart, at) => {
      const due = started + (at * 1000) / CARTS_A_SECOND;
      await sleep(Math.max(0, due - performance.now()));
      await put(server, agent, cart);
      return performance.now() - due;
    }),
  );
  agent.destroy();
  return times;
}

async function put({ url }: BenchServer, agent: Agent, { token, body }: Cart): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const asked = request(`${url}/api/commerce/orders`, { agent, method: "POST", headers }).end(body);
  const [answer] = await once(asked, "response");
  answer.resume();
  await once(answer, "end");
  if (answer.statusCode !== 201) throw new Error(`a cart was answered with ${answer.statusCode}`);
}

function add(
  size: number,
  threads: string,
  searched: LoadResult | undefined,
  carts: readonly number[],
): void {
  const { p50, p99 } = timingOf(carts);
  const { perSecond = Number.NaN, p50: searchP50 = Number.NaN, p99: searchP99 = Number.NaN } = searched ?? {};
  const found = [short(perSecond), short(searchP50), short(searchP99), String(searched?.errors ?? "-")];
  const row = [
    size.toLocaleString("en-US"),
    threads,
    ...found,
    short(p50),
    short(p99),
    String(searched?.residentMb ?? "-"),
  ];
  rows.push(row);
  console.log(row.join("\t"));
}
