import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DataFolderInUse } from "./folder-lock.ts";
import { addressOfRunning } from "./postmaster.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

let dataDir: string;
const running: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "forecourt-embedded-"));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  running.push(postgres);
  return postgres;
}

async function query<T>(postgres: EmbeddedPostgres, text: string): Promise<T[]> {
  const client = new Client(postgres.address);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as T[];
}

test("starts on an empty folder, keeps its data over a restart, and acknowledges only what is on disk", async () => {
  const first = await start();
  await query(first, "create table kept as select 42 as answer");
  const settings = await query(
    first,
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses')",
  );
  expect(settings).toEqual(
    expect.arrayContaining([
      { name: "fsync", setting: "on" },
      { name: "synchronous_commit", setting: "on" },
      { name: "full_page_writes", setting: "on" },
      { name: "listen_addresses", setting: "" },
    ]),
  );
  await first.stop();
  expect(await query(await start(), "select answer from kept")).toEqual([{ answer: 42 }]);
});

test("refuses a second instance on the same folder, and tells tools where the first one listens", async () => {
  const first = await start();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderInUse);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /another instance is running on this data folder/,
  );
  expect(addressOfRunning(dataDir)).toEqual(first.address);
  await first.stop();
  expect(addressOfRunning(dataDir)).toBeUndefined();
});

test("runs on a data folder below a folder that only its owner may enter", async () => {
  const closed = path.join(dataDir, "private");
  mkdirSync(closed, { mode: 0o700 });
  chmodSync(closed, 0o700);
  expect(await query(await start(path.join(closed, "data")), "select 1 as one")).toEqual([{ one: 1 }]);
});

test("clears what a killed first start left behind", async () => {
  mkdirSync(path.join(dataDir, "postgres.init-dead01/base"), { recursive: true });
  await start();
  expect(readdirSync(dataDir).filter((name) => name.includes("init"))).toEqual([]);
});

test("refuses to make an empty database where a store's own is gone, unless that is wanted", async () => {
  const first = await start();
  await first.stop();
  rmSync(path.join(dataDir, "postgres"), { recursive: true });
  await expect(start()).rejects.toThrow(/database-was-made there show that a store had one.*NEW_DATABASE=on/);
  rmSync(path.join(dataDir, "database-was-made"));
  // A folder of an earlier release has no mark, but its documents.
  mkdirSync(path.join(dataDir, "objects/t"), { recursive: true });
  await expect(start()).rejects.toThrow(/but objects there show/);
  expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);
  running.push(await startEmbeddedPostgres({ dataDir, isNewWanted: true }));
});

test("leaves no process and no socket behind", async () => {
  const postgres = await start();
  await postgres.stop();
  await postgres.stop();
  await postgres.ended;
  expect(existsSync(`/proc/${postgres.pid}`)).toBe(false);
  expect(existsSync(postgres.address.host)).toBe(false);
});

describe("after kill -9 every acknowledged commit is there", () => {
  test("when PostgreSQL is left alone and ends by itself", async () => {
    await recoversAfter(({ child }) => kill([child]));
  });

  test("when PostgreSQL survives and is found running", async () => {
    const postgres = await recoversAfter(({ child, postmaster }) => {
      kill([child, ...childrenOf(child).filter((pid) => pid !== postmaster)]);
      expect(existsSync(`/proc/${postmaster}`)).toBe(true);
    });
    expect(postgres.endedOrphan).toBe(true);
  });

  test("when PostgreSQL and all its processes are killed too", async () => {
    await recoversAfter(({ child, postmaster }) => {
      kill([child, ...childrenOf(child), ...childrenOf(postmaster)]);
    });
  });
});

async function recoversAfter(
  disaster: (pids: { child: number; postmaster: number }) => void,
): Promise<EmbeddedPostgres> {
  const child = spawn(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    "tests/support/commit-loop.ts",
    dataDir,
  ]);
  const { acknowledged, postmaster } = await commitsOf(child, 50);
  const gone = once(child, "exit");
  disaster({ child: child.pid as number, postmaster });
  await gone;
  const postgres = await start();
  const [row] = await query<{ n: number }>(postgres, "select count(*)::int as n from acknowledged");
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged());
  return postgres;
}

/** Resolves once `enough` commits are acknowledged; the count goes on. */
async function commitsOf(child: ChildProcess, enough: number) {
  let last = 0;
  let postmaster = 0;
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (text: Buffer) => reject(new Error(text.toString())));
    lines.on("line", (line) => {
      if (line.startsWith("postmaster")) postmaster = Number(line.split(" ")[1]);
      else last = Number(line);
      if (last >= enough) resolve();
    });
  });
  return { acknowledged: () => last, postmaster };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

/** Children of one that was killed before may have ended by themselves. */
function kill(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}
