import { spawnSync } from "node:child_process";
import { makeBenchData } from "./support/bench-data.ts";
import { CLIENT_CORE, measured, requireTools } from "./support/http-load.ts";
import { availableKeys, makeBuyers, startProduct } from "./support/product.ts";
import { LOAD_HEAD, loadRow, machine, publish, table } from "./support/report.ts";
import { inLanes, Shopper } from "./support/shoppers.ts";
import { timingOf } from "./support/statistics.ts";
import type { BenchServer } from "./support/bench-server.ts";

/** npm run bench -- checkout: whole cash purchases over HTTP; only orders that come back placed count. */
requireTools();
const BUYER = {
  firstName: "Robin",
  lastName: "Buyer",
  email: "robin@example.com",
  phone: "5122345678",
  phoneConsent: true,
  addressLine1: "12 Main Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};
const VEHICLES = 12_000;
const ORDERS = "/api/commerce/orders";
spawnSync("taskset", ["-apc", String(CLIENT_CORE), String(process.pid)]);
const data = await makeBenchData(VEHICLES);
const rows: string[][] = [];
try {
  // The first start seeds the demo buyer's own orders, which take vehicles.
  await (await startProduct(data.dataDir)).stop();
  const keys = await availableKeys(data.dataDir, VEHICLES);
  const buyers = await makeBuyers(data.dataDir, { count: 2000 });
  const server = await startProduct(data.dataDir);
  try {
    for (const [workers, seconds] of [
      [5, 3],
      [1, 6],
      [5, 10],
    ] as const) {
      const isWarmUp = rows.length === 0 && seconds === 3;
      const result = await measured(server, () => buy(server, { workers, seconds, keys, buyers }));
      if (isWarmUp) rows.push([]);
      else rows.push(loadRow(`whole checkout, ${workers} worker${workers === 1 ? "" : "s"}`, result));
    }
  } finally {
    await server.stop();
  }
} finally {
  data.remove();
}
publish(
  "Whole checkout",
  `${machine()}. Four calls on one connection: add to cart, details, submit, read the order; another buyer and vehicle each
time. An order counts when it comes back as placed, everything else is an error. Server on core 0; PostgreSQL (every
commit on disk) and the client on core 1; CPU is for a whole flow.

${table(LOAD_HEAD.with(1, "orders/s"), rows.slice(1))}`,
);

interface Round {
  readonly workers: number;
  readonly seconds: number;
  readonly keys: string[];
  readonly buyers: readonly { token: string }[];
}

async function buy(server: BenchServer, { workers, seconds, keys, buyers }: Round) {
  const shoppers = Array.from({ length: workers }, () => new Shopper(server.url));
  const times: number[] = [];
  let errors = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  await inLanes({ workers, seconds }, async (lane) => {
    const vehicleKey = keys.pop();
    const buyer = buyers[keys.length % buyers.length];
    if (vehicleKey === undefined || buyer === undefined) throw new Error("all vehicles are sold: make more");
    const at = performance.now();
    const isPlaced = await buyOne(shoppers[lane] as Shopper, { vehicleKey, token: buyer.token });
    times.push(performance.now() - at);
    if (!isPlaced) errors += 1;
  });
  const us = (performance.now() - started) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  for (const shopper of shoppers) shopper.close();
  const timing = timingOf(times);
  const placed = times.length - errors;
  return { ...timing, requests: placed, us, bytes: 0, errors, clientCpuMs: (user + system) / 1000 };
}

async function buyOne(shopper: Shopper, buy: { vehicleKey: string; token: string }): Promise<boolean> {
  const { token, vehicleKey } = buy;
  const made = await shopper.call("POST", ORDERS, { token, body: { vehicleKey } });
  if (made.status !== 201) return false;
  const path = `${ORDERS}/${(made.body as { orderNumber: string }).orderNumber}`;
  const saved = await shopper.call("PATCH", path, { token, body: { buyer: BUYER } });
  if (saved.status !== 200) return false;
  const { amountDueCents } = (saved.body as { order: { receipt: { amountDueCents: number } } }).order.receipt;
  const sent = await shopper.call("POST", `${path}/submit`, {
    token,
    body: { acceptedTerms: true, amountDueCents },
  });
  if (sent.status !== 200) return false;
  const read = await shopper.call("GET", path, { token });
  return (
    read.status === 200 && (read.body as { order: { orderStatus: string } }).order.orderStatus === "SUBMITTED"
  );
}
