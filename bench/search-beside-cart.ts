import { spawn } from "node:child_process";
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
${CARTS_A_SECOND} carts a second (\`POST /api/commerce/orders\`), each sent when it is due: alone, beside two processes that do nothing but fill
both cores (what a full machine costs, whoever fills it), and while ${SEARCHERS} connections ask different searches with 12 facets
without a pause. Each cart changes the stock, so that searches are asked again. Compare with "alone" of the same server.

${table(["vehicles", "search threads", "beside", "searches/s", "p50 ms", "p99 ms", "errors", "cart p50 ms", "p99 ms", "p99 / alone", "server MB"], rows)}`,
);

async function measureStock(size: number): Promise<void> {
  const data = await makeBenchData(size);
  try {
    // The first start seeds the demo buyer's own orders, which take vehicles.
    await (await startProduct(data.dataDir, { bothCores: true, webProcesses: 1 })).stop();
    // Three servers are warmed up and measured three times.
    const wanted = CARTS_A_SECOND * 3 * (WARM_SECONDS + 3 * SECONDS);
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
    const alone = await cartTimes(server, take());
    const row = { size, threads, alone };
    add({ ...row, beside: "nobody", carts: alone });
    add({ ...row, beside: "full cores", carts: await besideBurners(() => cartTimes(server, take())) });
    const searches = questions();
    const searched = loadPaths(server, searches, {
      connections: SEARCHERS,
      once: true,
      seconds: SECONDS + 2,
      warmUpSeconds: 4,
    });
    await sleep(5_000);
    const times = await cartTimes(server, take());
    add({ ...row, beside: "searches", searched: await searched, carts: times });
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

/** While both cores are full of something that is none of ours. */
async function besideBurners<T>(work: () => Promise<T>): Promise<T> {
  const burners = [1, 2].map(() => spawn(process.execPath, ["-e", "for (;;);"]));
  try {
    return await work();
  } finally {
    for (const burner of burners) burner.kill("SIGKILL");
  }
}

function add(found: {
  readonly size: number;
  readonly threads: number;
  readonly beside: string;
  readonly searched?: LoadResult;
  readonly carts: readonly number[];
  readonly alone: readonly number[];
}): void {
  const { size, threads, beside, searched, carts, alone } = found;
  const { p50, p99 } = timingOf(carts);
  const of = (figure: number | undefined): string => (figure === undefined ? "-" : short(figure));
  const row = [
    size.toLocaleString("en-US"),
    String(threads),
    beside,
    ...[searched?.perSecond, searched?.p50, searched?.p99].map(of),
    String(searched?.errors ?? "-"),
    short(p50),
    short(p99),
    short(p99 / timingOf(alone).p99),
    String(searched?.residentMb ?? "-"),
  ];
  rows.push(row);
  console.log(row.join("\t"));
}
