import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Shop } from "#tests/support/cluster/buyer-journey.ts";
import { type Cluster, startCluster } from "#tests/support/cluster/cluster.ts";
import { buyUntil, freeCars } from "#tests/support/cluster/failover.ts";
import { noTrouble, patientCaller } from "#tests/support/cluster/patient-caller.ts";
import { problemsOf } from "#tests/support/cluster/problems.ts";
import { differentEtags, orderNumbers, verdictOn } from "#tests/support/cluster/verify.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";
import { root } from "#tools/start/run-command.ts";
import { machine, publish } from "./support/report.ts";

/**
 * npm run bench -- upgrade <built checkout of an earlier release> [pairs] [seconds], one to which the marks of newer
 * migrations leave the way back open: buyers buy at three servers while they
 * are replaced one by one by this release, taken back, and replaced again. Each journey goes over servers of both
 * releases. Ends with an error when anything that was acknowledged is lost or twice, or a server answers a request with 500.
 */
const [earlier = "", pairs = "2", seconds = "5"] = process.argv.slice(2);
const SERVERS = [0, 1, 2];
/** Any server answers any call, so that half of the buyers read one release's statement and agree at the other's. */
const STATEMENTS_AGAIN = 50;
const FILE = path.resolve(import.meta.dirname, "../docs/reliability.md");
const head = machine();
const folder = throwAwayFolder("forecourt-upgrade-");
const startedAt = performance.now();
try {
  const cluster = await startCluster(folder, earlier);
  try {
    await upgrade(cluster);
  } finally {
    await cluster.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function upgrade(cluster: Cluster): Promise<void> {
  say("three servers of the earlier release are ready");
  const trouble = noTrouble();
  const seeded = await orderNumbers(cluster.postgres.primary);
  const call = patientCaller(() => cluster.running(), trouble);
  const shop: Shop = {
    call,
    cars: await freeCars(cluster),
    acknowledged: [],
    statementsAgain: STATEMENTS_AGAIN,
  };
  const stop = new AbortController();
  const buyers = Promise.all(Array.from({ length: Number(pairs) }, () => buyUntil(shop, stop.signal)));
  // Whoever fails is heard of at the end.
  buyers.catch(() => undefined);
  await calm();
  await migrate(cluster, root);
  say("the schema is this release's, the servers are the earlier one's");
  await calm();
  await replaceAll(cluster, root, "this release");
  await replaceAll(cluster, earlier, "the earlier release again");
  await replaceAll(cluster, root, "this release for good");
  stop.abort();
  await buyers;
  const servers = cluster.running();
  const { acknowledged } = shop;
  const verdict = await verdictOn({ address: cluster.postgres.primary, servers, acknowledged, seeded });
  const problems = problemsOf({
    verdict,
    differentEtags: await differentEtags(servers, shop.cars[0] ?? ""),
    troubles: Object.fromEntries(trouble.counts),
    output: cluster.output(),
  });
  const booked = acknowledged.filter(({ isBooked }) => isBooked).length;
  const figures = `${acknowledged.length} orders, ${booked} of them to the end; asked again: ${told(trouble.counts)}`;
  say(figures);
  if (problems.length === 0) return tell(figures);
  console.log(problems.join("; "));
  process.exitCode = 1;
}

function tell(figures: string): void {
  const git = (checkout: string, ...words: string[]): string =>
    execFileSync("git", ["-C", checkout, ...words], { encoding: "utf8" }).trim();
  const [then, now] = [earlier, root].map((checkout) => git(checkout, "rev-parse", "--short=8", "HEAD"));
  const commits = git(root, "rev-list", "--count", `${then}..${now}`);
  publish(
    "An upgrade, the way back, and the upgrade again",
    `Written by \`npm run bench -- upgrade <checkout of ${then}> ${pairs} ${seconds}\` at ${now}, ${commits} commits later, on ${head}.

${pairs} pairs of buyers buy at three servers of the earlier release while this release's \`migrate\` runs, and while servers are
replaced one by one by this release, taken back, and replaced again: ${figures}. Acknowledged = stored, no car twice, no
payment twice, jobs once, index = table, the same ETags at all servers.`,
    FILE,
  );
}

/** A server at a time, as docs/operations.md says. */
async function replaceAll(cluster: Cluster, checkout: string, what: string): Promise<void> {
  for (const at of SERVERS) {
    await cluster.replace(at, "SIGTERM", checkout);
    await calm();
  }
  say(`all servers are ${what}`);
}

/** The operator's command; not waited for in one piece, because the proxy lives in this process. @throws Error when it fails */
async function migrate({ env }: Cluster, checkout: string): Promise<void> {
  const call = ["--disable-warning=ExperimentalWarning", "src/server/commands/forecourt.ts", "migrate"];
  const child = spawn(process.execPath, call, {
    cwd: checkout,
    env: { PATH: process.env["PATH"], DATA_DIR: folder, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`migrate ended with ${code}`);
}

function calm(): Promise<void> {
  return sleep(Number(seconds) * 1000);
}

function told(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([kind, count]) => `${count} x ${kind}`).join(", ") || "nothing";
}

function say(what: string): void {
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${what}`);
}
