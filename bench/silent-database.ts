import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateStockAtScale } from "#database/seed/demo-stock/generate-demo-stock.ts";
import type { Shop } from "#tests/support/cluster/buyer-journey.ts";
import { type Cluster, startCluster } from "#tests/support/cluster/cluster.ts";
import { buyUntil, freeCars } from "#tests/support/cluster/failover.ts";
import { noTrouble, patientCaller } from "#tests/support/cluster/patient-caller.ts";
import { askFor } from "#tests/support/cluster/postgres-pair.ts";
import { problemsOf } from "#tests/support/cluster/problems.ts";
import { differentEtags, orderNumbers, verdictOn } from "#tests/support/cluster/verify.ts";
import { processesUsing } from "#tests/support/server-process.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";
import { root } from "#tools/start/run-command.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- silent-database [seconds] [cars]: every process of the database stops without a word for so long and goes
 * on, while buyers buy at three servers, a file of cars is imported, prices change, and a server is asked to go. Ends with an
 * error when anything that was acknowledged is lost or twice, a server answers with 500, or one has more than twelve connections and the one that asks.
 */
const [seconds = 15, cars = 3_000] = process.argv.slice(2).map(Number);
const FILE = path.resolve(import.meta.dirname, "../docs/reliability.md");
/** Twelve, and one that asks a host which says nothing whether it works (decision 0804). */
const MOST_CONNECTIONS = 13;
/** A server that is asked to go waits for requests at most, then for its database. */
const GONE_WITHIN_S = 60;
const folder = throwAwayFolder("forecourt-silence-");
const head = machine();
const rows: string[][] = [];
const problems: string[] = [];
// Whoever is stopped hears of no end.
process.once("exit", () => {
  if (existsSync(path.join(folder, "first"))) signal("SIGCONT");
});
try {
  const cluster = await startCluster(folder);
  try {
    await buyThroughSilences(cluster);
  } finally {
    await cluster.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function buyThroughSilences(cluster: Cluster): Promise<void> {
  const trouble = noTrouble();
  const seeded = await orderNumbers(cluster.postgres.primary);
  const call = patientCaller(() => cluster.running(), trouble);
  const shop: Shop = { call, cars: await freeCars(cluster), acknowledged: [] };
  const stop = new AbortController();
  const buyers = Promise.all([1, 2].map(() => buyUntil(shop, stop.signal)));
  // Whoever fails is heard of at the end.
  buyers.catch(() => undefined);
  const successes = (): readonly number[] => trouble.successes;
  await silence(cluster, successes, {
    what: "submitting and the rest of a purchase",
    begin: () => sleep(2_000),
  });
  await silence(cluster, successes, { what: "an import", begin: () => beginImport(cluster) });
  await importToTheEnd(cluster);
  await silence(cluster, successes, { what: "reading changed prices", begin: () => changePrices(cluster) });
  await silence(cluster, successes, { what: "the end of a server", begin: () => endServer(cluster) });
  stop.abort();
  await buyers;
  const { acknowledged } = shop;
  const servers = cluster.running();
  const verdict = await verdictOn({ address: cluster.postgres.primary, servers, acknowledged, seeded });
  problems.push(
    ...problemsOf({
      verdict,
      differentEtags: await differentEtags(servers, shop.cars[0] ?? ""),
      troubles: Object.fromEntries(trouble.counts),
      output: cluster.output(),
    }),
  );
  tell(acknowledged, trouble.counts);
}

/** What a silence interrupts; resolves when the host is to stop. What is left to wait for comes back as a function. */
interface Interrupted {
  readonly what: string;
  readonly begin: () => Promise<(() => Promise<unknown>) | void>;
}

async function silence(
  cluster: Cluster,
  successes: () => readonly number[],
  { what, begin }: Interrupted,
): Promise<void> {
  const rest = await begin();
  const stoppedAt = performance.now();
  signal("SIGSTOP");
  let most = 0;
  for (const until = stoppedAt + seconds * 1000; performance.now() < until; await sleep(500))
    most = Math.max(most, ...connectionsOf(cluster));
  signal("SIGCONT");
  const wokenAt = performance.now();
  await rest?.();
  const restMs = performance.now() - wokenAt;
  await sleep(4_000);
  most = Math.max(most, ...connectionsOf(cluster));
  const first = successes().find((at) => at > wokenAt) ?? Number.POSITIVE_INFINITY;
  const cells = [
    what,
    `${((first - wokenAt) / 1000).toFixed(1)}`,
    rest ? (restMs / 1000).toFixed(1) : "-",
    String(most),
  ];
  console.log(cells.join("\t"));
  rows.push(cells);
  if (most > MOST_CONNECTIONS) problems.push(`a server had ${most} connections during ${what}`);
}

/** Every process of the primary: what is on its way to it is taken by its machine, and never answered. */
function signal(name: "SIGSTOP" | "SIGCONT"): void {
  for (const pid of processesUsing(path.join(folder, "first"))) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Connections of each server to the database. */
function connectionsOf(cluster: Cluster): number[] {
  const asked = ["-tnpH", "state", "established", "dport", "=", `:${cluster.proxy.port}`];
  const lines = spawnSync("ss", asked, { encoding: "utf8" }).stdout.split("\n");
  return cluster
    .running()
    .map(({ child }) => lines.filter((line) => line.includes(`pid=${child.pid},`)).length);
}

/** The operator's command over a file of new cars. */
async function startImport({ env, postgres }: Cluster) {
  const file = path.join(folder, "feed.csv");
  const rooftops = "select id from rooftop where tenant_id = 'demo'";
  writeFileSync(file, feedOf(await askFor<{ id: string }>(postgres.primary, rooftops)));
  const call = ["--disable-warning=ExperimentalWarning", "src/server/commands/import-inventory.ts"];
  const child = spawn(process.execPath, [...call, "--tenant", "demo", file], {
    cwd: root,
    env: { PATH: process.env["PATH"], DATA_DIR: path.join(folder, "importer"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (said += String(bytes)));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said: said.trim() }));
  return { child, ended };
}

/** 4 and 5: some cars stay that are not in the file, some rows are refused. */
async function importToTheEnd(cluster: Cluster): Promise<void> {
  const { code, said } = await (await startImport(cluster)).ended;
  if (![0, 4, 5].includes(code ?? -1)) problems.push(`an import ended with ${code}: ${said}`);
}

/** An import that has begun to write. */
async function beginImport(cluster: Cluster): Promise<() => Promise<unknown>> {
  const { child, ended } = await startImport(cluster);
  const writing = `select pid from pg_stat_activity
    where state <> 'idle' and query ilike '%staging%' and pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    if ((await askFor(cluster.postgres.primary, writing)).length > 0) break;
    await sleep(25);
  }
  return async () => {
    const { code, said } = await ended;
    console.log(`the import in the silence ended with ${code}: ${said.split("\n").at(-1)}`);
  };
}

function feedOf(rooftops: readonly { readonly id: string }[]): string {
  const lines = ["DealerId,Stock #,VIN,New/Used,Year,Make,Model,Odometer,Price"];
  const stock = generateStockAtScale({
    rooftops,
    count: cars,
    referenceDate: new Date("2026-11-01"),
    seed: 77,
  });
  for (const car of stock) {
    const kind = car.condition === "new" ? "N" : "U";
    const price = (car.priceCents ?? 0) / 100;
    const cells = [
      car.rooftopId,
      `F${car.stockNumber}`,
      car.vin,
      kind,
      car.year,
      car.make,
      car.model,
      car.mileage,
    ];
    lines.push([...cells, price].map((cell) => `"${cell}"`).join(","));
  }
  return `${lines.join("\n")}\n`;
}

/** Many prices at once, told to servers that are reading them when their host stops. */
async function changePrices({ postgres }: Cluster): Promise<void> {
  await askFor(
    postgres.primary,
    `update vehicle set price_cents = price_cents + 5000 where tenant_id = 'demo' and id in (select id from vehicle
       where tenant_id = 'demo' and price_cents is not null and held_by_order_id is null for update skip locked)`,
  );
}

/** A server is asked to go; another one takes its place once the database goes on. */
async function endServer(cluster: Cluster): Promise<() => Promise<unknown>> {
  const [leaving] = cluster.running();
  const askedAt = performance.now();
  const gone = leaving?.end("SIGTERM").then((code) => ({ code, at: performance.now() }));
  await sleep(20);
  return async () => {
    const { code, at } = (await gone) ?? { code: null, at: askedAt };
    const took = (at - askedAt) / 1000;
    console.log(`the server that was asked to go ended with ${code} after ${took.toFixed(1)} s`);
    if (took > GONE_WITHIN_S) problems.push(`a server took ${took.toFixed(1)} s to go`);
    await cluster.replace(0, "SIGTERM");
  };
}

function tell(acknowledged: Shop["acknowledged"], counts: ReadonlyMap<string, number>): void {
  const booked = acknowledged.filter(({ isBooked }) => isBooked).length;
  const again = [...counts].map(([kind, count]) => `${count} x ${kind}`).join(", ") || "nothing";
  console.log(`${acknowledged.length} orders, ${booked} to the end; asked again: ${again}`);
  if (problems.length > 0) {
    console.log(problems.join("\n"));
    process.exitCode = 1;
    return;
  }
  publish(
    "A database that says nothing",
    `Written by \`npm run bench -- silent-database ${seconds} ${cars}\` on ${head}.

Every process of the database is stopped (SIGSTOP) for ${seconds} s and goes on, while two pairs of buyers buy at three servers
that reach it over TCP: in their purchases, in an import of ${cars.toLocaleString("en-US")} cars, right after all prices have changed, and while a server ends.
"Answered after" is counted from the moment when the database goes on, and so is "over after". Afterwards acknowledged = stored,
no car twice, no payment twice, jobs once, index = table, the same ETags; whoever was not answered got 503 with Retry-After.

${table(["silence in", "answered after s", "over after s", "most connections of a server"], rows)}

${acknowledged.length} orders, ${booked} of them to the end. Asked again: ${again}.`,
    FILE,
  );
}
