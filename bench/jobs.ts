import { setTimeout as sleep } from "node:timers/promises";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { cpuMsOf, processTree } from "./support/processes.ts";
import { machine, publish, table } from "./support/report.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- jobs: due jobs that call nobody, run by one worker; one in a hundred takes a second. */
const JOBS = 30_000;
const SLOW_EVERY = 100;
const SLOW_MS = 1000;
const data = await makeBenchData(10);
const log = pinoLog({ level: "error" });
const opened = await openServerDatabase({ config: readConfig({ DATA_DIR: data.dataDir, PORT: "0" }), log });
const rows: string[][] = [];
try {
  rows.push(await floor(opened.database));
  rows.push(await work("all quick", { slowEvery: Infinity, slowTenant: false }));
  rows.push(await work("one in a hundred takes a second", { slowEvery: SLOW_EVERY, slowTenant: false }));
  rows.push(
    await work("behind 5,000 of a retailer whose every job takes a second", {
      slowEvery: Infinity,
      slowTenant: true,
    }),
  );
} finally {
  await opened.close();
  data.remove();
}
publish(
  "Jobs",
  `${machine()}. ${JOBS.toLocaleString("en-US")} due jobs of twenty retailers and one worker; its process, the database and
everybody else share both cores. A job's time is from the start of the worker to its end. The floor marks the same rows
as done, 200 in a statement. Goal: 5,000 a second where one in a hundred takes a second.

${table(["what", "jobs/s", "p50 ms", "p99 ms", "process CPU ms", "database CPU ms"], rows)}`,
);

/** Due jobs, those of different retailers mixed. */
async function fill(database: Database, tenants: number, count: number, kind: string): Promise<void> {
  await database.owner.query(
    `insert into job (id, tenant_id, kind, payload, run_at, created_at)
     select $1::text || n, $1 || '-' || n % $2::int, $1, jsonb_build_object('n', n), now() - interval '1 hour', now()
     from generate_series(1, $3::int) n`,
    [kind, tenants, count],
  );
  await database.owner.query("vacuum analyze job");
}

async function floor(database: Database): Promise<string[]> {
  await fill(database, 20, JOBS, "floor");
  const cost = costs();
  for (let n = 1; n <= JOBS; n += 200)
    await database.system.kysely
      .updateTable("job")
      .set({ done_at: new Date() })
      .where(
        "id",
        "in",
        Array.from({ length: 200 }, (_, at) => `floor${n + at}`),
      )
      .execute();
  return ["floor: marked as done by hand", short(JOBS / cost.seconds()), "-", "-", ...cost.each(JOBS)];
}

async function work(
  what: string,
  { slowEvery, slowTenant }: { slowEvery: number; slowTenant: boolean },
): Promise<string[]> {
  const { database } = opened;
  await database.owner.query("truncate job");
  if (slowTenant) await fill(database, 1, 5_000, "slow");
  await fill(database, 20, JOBS, "quick");
  const times: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const quick: JobHandler = {
    kind: "quick",
    async handle(_ctx, payload) {
      if ((payload as { n: number }).n % slowEvery === 0) await sleep(SLOW_MS);
      if (times.push(cost.seconds() * 1000) === JOBS) resolve();
    },
  };
  const slow: JobHandler = { kind: "slow", handle: () => sleep(SLOW_MS) };
  const cost = costs();
  const clock = { now: () => new Date() };
  const makeContext = (tenantId: string) =>
    ({ tenantId, db: database.forTenant(tenantId), clock, log }) as unknown as RequestContext;
  const worker = startWorker({ database, clock, log, handlers: [quick, slow], makeContext });
  await promise;
  const took = cost.seconds();
  const { p50, p99 } = timingOf(times);
  const row = [what, short(JOBS / took), short(p50), short(p99), ...cost.each(JOBS)];
  console.log(row.join("\t"));
  await worker.stop();
  return row;
}

function costs() {
  const started = performance.now();
  const before = process.cpuUsage();
  const databaseMs = (): number =>
    processTree(process.pid).reduce((sum, pid) => (pid === process.pid ? sum : sum + cpuMsOf(pid)), 0);
  const database = databaseMs();
  return {
    seconds: () => (performance.now() - started) / 1000,
    each(count: number): string[] {
      const { user, system } = process.cpuUsage(before);
      return [short((user + system) / 1000 / count), short((databaseMs() - database) / count)];
    },
  };
}
