import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { lockFolder } from "./folder-lock.ts";
import { markDatabaseMade, refuseLostDatabase } from "./lost-database.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { DATABASE, embeddedAddress, OWNER_ROLE } from "./postgres-address.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import { postgresSettings } from "./postgres-settings.ts";
import { endOrphan, endPostmaster } from "./postmaster.ts";
import { processOwner } from "./process-owner.ts";
import type { ProcessOwner } from "./process-owner.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { watchParent } from "./watch-parent.ts";

/** On Linux the data folder travels as an open descriptor, so that it may sit below a folder PostgreSQL's user cannot enter. */
const CLUSTER_FD = 3;
const clusterPath = (cluster: string): string =>
  process.platform === "linux" ? `/proc/self/fd/${CLUSTER_FD}` : cluster;
const START_TIMEOUT_MS = 60_000;

/** Trust is safe because the socket's folder is private. The built-in locale sorts alike on every machine. */
const INITDB_OPTIONS =
  `-U ${OWNER_ROLE} --auth-local=trust --auth-host=reject -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions`.split(
    " ",
  );
/** Only for clusters of tests. */
const THROW_AWAY_OPTIONS = ["--no-sync", "--no-data-checksums"];

export interface EmbeddedPostgres {
  readonly address: PostgresAddress;
  readonly pid: number;
  /** True when an earlier server had been left running and was ended first. */
  readonly endedOrphan: boolean;
  /** Resolves when PostgreSQL ends without having been asked to. */
  readonly ended: Promise<void>;
  /** Fast shutdown; everything acknowledged stays. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from node_modules on `dataDir/postgres`, creating the cluster on first use.
 * Works as root (PostgreSQL then runs as `nobody`) and as an ordinary user.
 * @param input.dataDir everything is stored below this folder
 * @param input.connections most at once; at least 200
 * @param input.durable false only for throw-away clusters of tests: no fsync
 * @param input.isNewWanted make an empty database also where a store's own is gone
 * @throws DataFolderInUse when another process has the folder open
 * @throws DatabaseLost where a store's database is gone
 */
export async function startEmbeddedPostgres(input: {
  dataDir: string;
  durable?: boolean;
  connections?: number;
  isNewWanted?: boolean;
}): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(input.dataDir);
  const { durable = true, connections = 0, isNewWanted = false } = input;
  const release = lockFolder(dataDir);
  try {
    const owner = processOwner();
    const binaries = findPostgresBinaries(dataDir, owner);
    const cluster = path.join(dataDir, "postgres");
    const endedOrphan = await endOrphan(cluster);
    const isNew = !existsSync(cluster);
    if (isNew && !isNewWanted) refuseLostDatabase(dataDir);
    if (isNew) await createCluster({ dataDir, cluster, durable, binaries, owner });
    const server = await startServer({ dataDir, cluster, durable, binaries, owner, connections });
    markDatabaseMade(dataDir);
    return { ...server, endedOrphan, stop: onlyOnce(() => server.stop().finally(release)) };
  } catch (error) {
    release();
    throw error;
  }
}

interface ClusterInput {
  dataDir: string;
  cluster: string;
  durable: boolean;
  binaries: PostgresBinaries;
  owner: ProcessOwner;
}

/** initdb into a temporary folder, then one rename: a kill in between leaves no half cluster. */
async function createCluster(input: ClusterInput): Promise<void> {
  for (const name of readdirSync(input.dataDir)) {
    if (name.startsWith("postgres.init-")) rmSync(path.join(input.dataDir, name), { recursive: true });
  }
  const fresh = mkdtempSync(path.join(input.dataDir, "postgres.init-"));
  input.owner.take(fresh);
  const child = spawnOn(fresh, input, {
    file: input.binaries.initdb,
    args: ["-D", clusterPath(fresh), ...INITDB_OPTIONS, ...(input.durable ? [] : THROW_AWAY_OPTIONS)],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`initdb failed (${code}): ${lastLines(input.dataDir)}`);
  renameSync(fresh, input.cluster);
}

async function startServer(
  input: ClusterInput & { connections: number },
): Promise<Omit<EmbeddedPostgres, "endedOrphan">> {
  const socketDir = makeSocketFolder(input.owner);
  const child = spawnOn(input.cluster, input, {
    file: input.binaries.postgres,
    args: ["-D", clusterPath(input.cluster), ...postgresSettings({ ...input, socketDir })],
  });
  const exited = once(child, "exit").then(() => undefined);
  const unwatch = watchParent({ postmaster: child.pid as number, socketDir }, input.owner);
  const stop = async (): Promise<void> => {
    unwatch();
    if (child.exitCode === null && child.signalCode === null) await endPostmaster(child.pid as number);
    rmSync(socketDir, { recursive: true, force: true });
  };
  const address = embeddedAddress(socketDir);
  try {
    await untilReady(child, { address, dataDir: input.dataDir });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, pid: child.pid as number, ended: exited, stop };
}

function spawnOn(cluster: string, input: ClusterInput, run: { file: string; args: string[] }): ChildProcess {
  mkdirSync(input.dataDir, { recursive: true });
  const logFile = openSync(path.join(input.dataDir, "postgres.log"), "a", 0o600);
  const folder = openSync(cluster, "r");
  try {
    const child = spawn(run.file, run.args, {
      ...input.owner.spawn,
      cwd: "/",
      // Its own process group: Ctrl-C in a terminal must not race with our orderly stop.
      detached: true,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", logFile, logFile, folder],
    });
    child.on("error", () => undefined);
    return child;
  } finally {
    closeSync(logFile);
    closeSync(folder);
  }
}

/** Waits until the server answers, and makes the database on first use. */
async function untilReady(
  child: ChildProcess,
  { address, dataDir }: { address: PostgresAddress; dataDir: string },
): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let last: unknown;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${lastLines(dataDir)}`);
    }
    try {
      return await ensureDatabase(address);
    } catch (error) {
      // Not listening yet, or still recovering (57P03).
      last = error;
      await sleep(15);
    }
  }
  throw new Error(`PostgreSQL did not answer: ${lastLines(dataDir)}`, { cause: last });
}

async function ensureDatabase(address: PostgresAddress): Promise<void> {
  const client = new Client({ ...address, database: "postgres" });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function lastLines(dataDir: string): string {
  const text = readFileSync(path.join(dataDir, "postgres.log"), "utf8").trimEnd();
  return text.split("\n").slice(-5).join(" | ");
}

function onlyOnce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
