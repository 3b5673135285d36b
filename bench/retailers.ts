import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolClient } from "pg";
import { addressOfRunning } from "#platform/server/dev-postgres/postmaster.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { cpuMsOf, residentMb } from "./support/processes.ts";
import { columnsOf, writeTables } from "./support/multiplied-data.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";
import { SERVER_PROGRAM } from "#tools/start/run-command.ts";

/** npm run bench -- retailers [count] [cars]: what many retailers cost a server that nobody visits. */
const [count = 2_000, cars = 500] = process.argv.slice(2).map(Number);
const IDLE_MS = 30_000;
/** What is done once an hour is done at the start as well; stock is loaded behind and then saved. */
const SETTLE_MS = 180_000;
const data = await makeBenchData(cars);
const rows: string[][] = [];
progress("the first store is there");
try {
  await writeTables(data.dataDir, multiply);
  progress("all stores are there");
  rows.push(await measure("all stock loaded, first start", {}));
  rows.push(await measure("the same from the stock that was saved", {}));
  rows.push(
    await measure("stock loaded where it is visited (STOCK_MEMORY_MB=256)", { STOCK_MEMORY_MB: "256" }),
  );
} finally {
  data.remove();
}
publish(
  "Retailers",
  `${machine()}. ${count.toLocaleString("en-US")} retailers with ${cars.toLocaleString("en-US")} cars each, one process and its embedded PostgreSQL, nobody visits.
Goals: ready in 10 s, 20 transactions a second.

${table(["what", "ready s", "transactions/s idle", "process CPU %", "resident MB", "first search of a store ms", "the next ms"], rows)}`,
);

/** Every other retailer is the first one under another name. */
async function multiply(client: PoolClient): Promise<void> {
  await client.query(
    `insert into tenant (id, slug, hosts, config, is_demo, updated_at)
     select 'shop-' || n, 'shop-' || n, '{}', jsonb_set(config, '{id}', to_jsonb('shop-' || n)), true, updated_at
     from tenant, generate_series(2, $1::int) n where id = 'demo'`,
    [count],
  );
  for (const name of ["rooftop", "vehicle"]) {
    const columns = await columnsOf(client, name, { but: ["tenant_id"] });
    await client.query(
      `insert into ${name} (tenant_id, ${columns}) select 'shop-' || n, ${columns}
       from generate_series(2, $1::int) n, ${name} where tenant_id = 'demo'`,
      [count],
    );
  }
}

async function measure(what: string, env: Record<string, string>): Promise<string[]> {
  const server = await startBenchServer({
    script: SERVER_PROGRAM,
    env: { DATA_DIR: data.dataDir, DEMO: "on", ...env },
    bothCores: true,
  });
  try {
    progress(`${what}: ready after ${short(server.readyMs / 1000)} s`);
    await sleep(SETTLE_MS);
    const database = new Client(requireRunning());
    await database.connect();
    const [before, cpuBefore] = [await transactions(database), cpuMsOf(server.pid)];
    await sleep(IDLE_MS);
    const [after, cpuAfter] = [await transactions(database), cpuMsOf(server.pid)];
    await database.end();
    const memory = residentMb(server.pid);
    return [
      what,
      short(server.readyMs / 1000),
      short((after - before) / (IDLE_MS / 1000)),
      short(((cpuAfter - cpuBefore) / IDLE_MS) * 100),
      String(memory),
      short(await search(server)),
      short(await search(server)),
    ];
  } finally {
    await server.stop();
  }
}

function requireRunning(): PostgresAddress {
  const address = addressOfRunning(data.dataDir);
  if (address === undefined) throw new Error("the server has no database");
  return address;
}

/** Of all databases of the server, PostgreSQL's own cleaning included. */
async function transactions(database: Client): Promise<number> {
  const { rows: found } = await database.query<{ count: number }>(
    "select sum(xact_commit + xact_rollback)::float8 as count from pg_stat_database",
  );
  return found[0]?.count ?? 0;
}

/** Milliseconds of a search in a store that nobody has visited before the first one. */
async function search({ url }: BenchServer): Promise<number> {
  const started = performance.now();
  // Names below localhost are not found by every system.
  const headers = { host: `shop-${count}.localhost:${new URL(url).port}` };
  const asked = request(`${url}/public/inventory/vehicles?facets=make`, { headers }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  await text(answer);
  if (answer.statusCode !== 200) throw new Error(`a search was answered with ${answer.statusCode}`);
  return performance.now() - started;
}

function progress(what: string): void {
  process.stderr.write(`${(performance.now() / 1000).toFixed(1)} s: ${what}\n`);
}
