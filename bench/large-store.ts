import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { makeBenchData } from "./support/bench-data.ts";
import { startBenchServer } from "./support/bench-server.ts";
import { multiplyVehicles, writeTables } from "./support/multiplied-data.ts";
import { cpuMsOf, residentMb } from "./support/processes.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";
import { SERVER_PROGRAM } from "#tools/start/run-command.ts";

/** npm run bench -- large-store [cars]: how soon a server with one very large store is ready. */
const [cars = 500_000] = process.argv.slice(2).map(Number);
const SEEDED = 20_000;
/** The stock is saved while nobody asks for anything. */
const SAVED_WITHIN_MS = 90_000;
const CHANGED = 1_000;

const data = await makeBenchData(Math.min(cars, SEEDED));
const rows: string[][] = [];
try {
  // The first start of a demo makes orders and incentives, which no other start does.
  await measure("with the seed alone", 0);
  rmSync(path.join(data.dataDir, "stock"), { recursive: true, force: true });
  await writeTables(data.dataDir, (client) => multiplyVehicles(client, Math.ceil(cars / SEEDED)));
  rows.push(await measure("from the tables, as after a new build", SAVED_WITHIN_MS));
  rows.push(await measure("from the stock that was saved", 0));
  await writeTables(data.dataDir, change);
  rows.push(await measure(`the same, ${CHANGED} prices changed since`, 0));
} finally {
  data.remove();
}
publish(
  "One large store",
  `${machine()}. One retailer with ${cars.toLocaleString("en-US")} cars, one process and its embedded PostgreSQL on both cores. Goal: ready in 10 s.

${table(["start", "ready s", "process CPU s", "resident MB"], rows)}`,
);

async function change(client: PoolClient): Promise<void> {
  await client.query(
    `update vehicle set price_cents = price_cents + 100 where id in (
       select id from vehicle where price_cents is not null order by md5(id) limit ${CHANGED})`,
  );
}

async function measure(what: string, idleMs: number): Promise<string[]> {
  const env = { DATA_DIR: data.dataDir, DEMO: "on" };
  const server = await startBenchServer({ script: SERVER_PROGRAM, env, bothCores: true });
  try {
    const cpu = cpuMsOf(server.pid);
    const memory = residentMb(server.pid);
    process.stderr.write(`${what}: ready after ${short(server.readyMs / 1000)} s\n`);
    await sleep(idleMs);
    return [what, short(server.readyMs / 1000), short(cpu / 1000), String(memory)];
  } finally {
    await server.stop();
  }
}
