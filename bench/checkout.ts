import { spawnSync } from "node:child_process";
import { makeBenchData } from "./support/bench-data.ts";
import { buyForCash } from "./support/cash-purchases.ts";
import { CLIENT_CORE, measured, requireTools } from "./support/http-load.ts";
import { availableKeys, makeBuyers, startProduct } from "./support/product.ts";
import { LOAD_HEAD, loadRow, machine, publish, table } from "./support/report.ts";

/** npm run bench -- checkout: whole cash purchases over HTTP; only orders that come back placed count. */
requireTools();
const VEHICLES = 12_000;
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
      const result = await measured(server, () => buyForCash(server, { workers, seconds, keys, buyers }));
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
