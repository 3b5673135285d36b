import { rmSync } from "node:fs";
import path from "node:path";
import { type FailoverResult, runFailover } from "#tests/support/cluster/failover.ts";
import { problemsOf } from "#tests/support/cluster/problems.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- cluster [rounds] [pairs] [seconds]: buyers at three servers of one shop through a kill, a failover with
 * loss and a replacement, over and over, each time on a new database, with seconds of calm between one event and the next.
 * Ends with an error when anything that was acknowledged is lost or twice.
 */
/** Six buyers leave two of a server's eight connections to the stock it follows while their commits wait for the lost replica. */
const [rounds = 10, pairs = 3, seconds = 10] = process.argv.slice(2).map(Number);
const FILE = path.resolve(import.meta.dirname, "../docs/reliability.md");
const head = machine();
const results: FailoverResult[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const folder = throwAwayFolder("forecourt-cluster-");
  try {
    const result = await runFailover({ folder, pairs, calmMs: seconds * 1000, pauseMs: 0 });
    results.push(result);
    console.log(rowOf(result, round).join("\t"));
    requireSound(result, round);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
publish(
  "Failovers",
  `Written by \`npm run bench -- cluster ${rounds} ${pairs} ${seconds}\` on ${head}.

Three servers, a primary and a synchronous replica of the embedded PostgreSQL, a proxy that follows the primary, an S3 server, and ${pairs} pairs of
buyers, each pair after the same cars. In each round a server is killed, the primary takes prices that its replica never
gets and dies, the replica is promoted a second later, and a server is replaced. Pgbouncer, HAProxy and Patroni take no part.
"Silent" is from the last answer before the primary died to the first one after; "recovered" is counted from the promotion.
After each round: acknowledged = stored, no car twice, no payment twice, jobs once, index = table, and the same ETags at all servers.

${table(
  ["round", "orders", "booked", "silent s", "recovered s", "asked again"],
  results.map((result, at) => rowOf(result, at + 1)),
)}`,
  FILE,
);

function rowOf({ acknowledged, silentMs, recoveredMs, troubles }: FailoverResult, round: number): string[] {
  const booked = acknowledged.filter(({ isBooked }) => isBooked).length;
  const again = Object.entries(troubles).map(([kind, count]) => `${count} x ${kind}`);
  const times = [silentMs, recoveredMs].map((ms) => (ms / 1000).toFixed(1));
  return [
    String(round),
    String(acknowledged.length),
    String(booked),
    ...times,
    again.join(", ") || "nothing",
  ];
}

/** @throws Error naming everything that is wrong */
function requireSound(result: FailoverResult, round: number): void {
  const problems = problemsOf(result);
  if (problems.length > 0) throw new Error(`round ${round}: ${problems.join("; ")}`);
}
