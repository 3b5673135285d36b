import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_PROGRAM } from "#tools/start/run-command.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { loadRequests, requireTools, type LoadRequest } from "./support/http-load.ts";
import { residentMb } from "./support/processes.ts";
import { availableKeys, makeBuyers } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { AskedDemo } from "./support/asked-demo.ts";
import { short } from "./support/statistics.ts";

/** npm run bench -- memory [seconds]: what the demo as it comes keeps in memory, idle and while everything is asked of it. */
requireTools();
const [seconds = 60] = process.argv.slice(2).map(Number);
const CARTS = 600;
const PER_BUYER = 8;
const SETTLE_MS = 45_000;
/** One request in so many is a cart. */
const CART_EVERY = 50;
/** As `npm start` sets them (decision 0521). */
const ALLOCATOR = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
const parent = mkdtempSync(path.join(os.tmpdir(), "bench-memory-"));
const dataDir = path.join(parent, "data");
try {
  await (await start()).stop();
  const carts = await cartsOf();
  const server = await start();
  try {
    await measure(server, carts);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(parent, { recursive: true, force: true });
}

function start(): Promise<BenchServer> {
  const env = { DATA_DIR: dataDir, DEMO: "on", WEB_PROCESSES: "1", ...ALLOCATOR };
  return startBenchServer({ script: SERVER_PROGRAM, args: SERVER_FLAGS, env, bothCores: true });
}

async function cartsOf(): Promise<LoadRequest[]> {
  const keys = await availableKeys(dataDir, CARTS);
  const buyers = await makeBuyers(dataDir, { count: Math.ceil(keys.length / PER_BUYER) });
  return keys.map((vehicleKey, at) => ({
    path: "/api/commerce/orders",
    token: buyers[at % buyers.length]?.token ?? "",
    body: JSON.stringify({ vehicleKey }),
  }));
}

async function measure(server: BenchServer, carts: readonly LoadRequest[]): Promise<void> {
  await sleep(SETTLE_MS);
  const idle = residentMb(server.pid);
  const asked = await AskedDemo.of(server.url);
  const requests = Array.from({ length: 80_000 }, (_, at): LoadRequest => {
    const cart = at % CART_EVERY === 0 ? carts[at / CART_EVERY] : undefined;
    return cart ?? { path: asked.path(at) };
  });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, residentMb(server.pid))), 200);
  const options = { once: true, seconds, warmUpSeconds: 1, acceptEncoding: "br" };
  const load = await loadRequests(server, requests, options);
  clearInterval(watch);
  await sleep(SETTLE_MS);
  const after = residentMb(server.pid);
  publish(
    "Memory",
    `${machine()}, load after ${os.loadavg()[0]?.toFixed(1)}. The built product with the demo as it comes, one process with the allocator's settings of
\`npm start\`, without the process that watches over it. ${seconds} s of 10 connections without a pause: results pages and the search API
(three in four asked once), details, suggestions, similar cars, and one cart in ${CART_EVERY} requests. Goals: 260 MB idle, 450 MB under load.

${table(
  ["idle MB", "most under load MB", "45 s later MB", "requests/s", "errors"],
  [[String(idle), String(most), String(after), short(load.perSecond), String(load.errors)]],
)}`,
  );
}
