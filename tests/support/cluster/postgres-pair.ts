import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { processOwner } from "#platform/server/dev-postgres/process-owner.ts";
import { startEmbeddedPostgres } from "#platform/server/dev-postgres/start-embedded-postgres.ts";
import { processesUsing } from "../server-process.ts";

/** A primary and its streaming replica; what the primary acknowledges is on the replica's disk too. */
export interface PostgresPair {
  readonly primary: PostgresAddress;
  readonly standby: PostgresAddress;
  /** From now on the replica gets nothing new; commits that wait for it hang. */
  cutReplication(): Promise<void>;
  /** `kill -9` for every process of the primary, as a power cut does. */
  killPrimary(): void;
  /** The replica becomes the primary, without what it did not get. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both below `folder`, empty or on the data folder that `fill` puts where it is told. */
export async function startPostgresPair(
  folder: string,
  fill: (dataDir: string) => void = () => undefined,
): Promise<PostgresPair> {
  const [first, second] = [path.join(folder, "first"), path.join(folder, "second")];
  fill(first);
  const primary = await startEmbeddedPostgres({ dataDir: first });
  await copyCluster({ primary: primary.address, from: first, to: second });
  const standby = await startEmbeddedPostgres({ dataDir: second });
  await ask(primary.address, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
  await untilStreaming(primary.address);
  return {
    primary: primary.address,
    standby: standby.address,
    cutReplication: () =>
      ask(standby.address, "alter system set primary_conninfo = ''", "select pg_reload_conf()"),
    killPrimary() {
      for (const pid of processesUsing(first)) kill(pid);
    },
    promote: () => ask(standby.address, "select pg_promote(true, 60)"),
    async stop() {
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // Without their postmaster the others may be gone already.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** What `pg_basebackup` does; the packages from npm do not have it. */
async function copyCluster(input: { primary: PostgresAddress; from: string; to: string }): Promise<void> {
  const { primary, from, to } = input;
  const copy = path.join(to, "postgres");
  const client = new Client({ ...primary, database: "postgres" });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    mkdirSync(to, { recursive: true });
    const copied = spawnSync("cp", ["-a", path.join(from, "postgres"), copy]);
    if (copied.status !== 0) throw new Error(`cp: ${copied.stderr.toString()}`);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    for (const name of ["postmaster.pid", "postmaster.opts"]) rmSync(path.join(copy, name), { force: true });
    const owner = processOwner();
    for (const [name, text] of [
      ["backup_label", rows[0]?.labelfile ?? ""],
      ["standby.signal", ""],
    ] as const) {
      writeFileSync(path.join(copy, name), text, { mode: 0o600 });
      owner.take(path.join(copy, name));
    }
    const source = `host=${primary.host} port=${primary.port} user=${primary.user}`;
    appendFileSync(path.join(copy, "postgresql.auto.conf"), `\nprimary_conninfo = '${source}'\n`);
  } finally {
    await client.end();
  }
}

async function untilStreaming(primary: PostgresAddress): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const rows = await askFor<{ state: string }>(
      primary,
      "select sync_state as state from pg_stat_replication",
    );
    if (rows.some(({ state }) => state === "sync")) return;
    await sleep(50);
  }
  throw new Error("the replica does not follow");
}

async function ask(address: PostgresAddress, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await askFor(address, statement);
}

/** One statement on a connection of its own, past any proxy. */
export async function askFor<Row extends object>(
  address: PostgresAddress,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client(address);
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
