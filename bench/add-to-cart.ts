import path from "node:path";
import { makeBenchData } from "./support/bench-data.ts";
import { startBenchServer } from "./support/bench-server.ts";
import { loadRequests, requireTools } from "./support/http-load.ts";
import { availableKeys, makeBuyers, startProduct } from "./support/product.ts";
import { LOAD_HEAD, loadRow, machine, publish, table } from "./support/report.ts";

/** npm run bench -- add-to-cart: a draft and the hold of its vehicle, one durable transaction, many buyers. */
requireTools();
const VEHICLES = Number(process.argv[2] ?? 45_000);
const PER_BUYER = 8;
const rows: string[][] = [];
const data = await makeBenchData(VEHICLES);
try {
  // The first start seeds the demo buyer's own orders, which take vehicles.
  await (await startProduct(data.dataDir)).stop();
  const keys = await availableKeys(data.dataDir, VEHICLES);
  const buyers = await makeBuyers(data.dataDir, { count: Math.ceil(keys.length / PER_BUYER) });
  // Neighbors in the list are different buyers, as in a shop.
  const requests = keys.map((vehicleKey, at) => ({
    path: "/api/commerce/orders",
    token: buyers[at % buyers.length]?.token ?? "",
    body: JSON.stringify({ vehicleKey }),
  }));
  const floor = await startBenchServer({
    script: path.join(import.meta.dirname, "support/bare-transaction-server.ts"),
    env: { DATA_DIR: data.dataDir },
    readyPath: "/",
    readyStatus: 201,
  });
  const one = [{ path: "/" }];
  const bare = await loadRequests(floor, one, { connections: 50, seconds: 6, warmUpSeconds: 2, status: 201 });
  await floor.stop();
  rows.push(loadRow("floor: bare insert, update, commit; 50 connections", bare));
  const half = Math.floor(requests.length / 2);
  for (const [connections, some] of [
    [10, requests.slice(0, half)],
    [50, requests.slice(half)],
  ] as const) {
    const product = await startProduct(data.dataDir);
    const options = { connections, seconds: 5, warmUpSeconds: 2, status: 201, once: true };
    const result = await loadRequests(product, some, options);
    rows.push(loadRow(`add to cart, ${connections} connections`, result, bare.perSecond));
    await product.stop();
  }
} finally {
  data.remove();
}
publish(
  "Add to cart",
  `${machine()}. \`POST /api/commerce/orders\`: ${VEHICLES.toLocaleString("en-US")} vehicles, ${PER_BUYER} for each signed-in buyer, every
vehicle once. Server on core 0; PostgreSQL (every commit on disk) and wrk on core 1. Everything but 201 is an error.

${table(LOAD_HEAD, rows)}`,
);
