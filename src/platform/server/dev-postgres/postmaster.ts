import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SOCKET_FOLDER_PREFIX } from "./socket-folder.ts";
import { embeddedAddress } from "./postgres-address.ts";
import type { PostgresAddress } from "./postgres-address.ts";

const FAST_SHUTDOWN_MS = 20_000;
const PATIENCE_MS = 5000;

/**
 * Ends what outlived its parent (`kill -9`) on this cluster, so that this process can start its own server.
 * The caller holds the folder's lock. Answers whether a whole server was still running.
 */
export async function endOrphan(cluster: string): Promise<boolean> {
  const pid = recordedPid(cluster);
  const socketDir = recordedSocketFolder(cluster);
  const left = processesIn(cluster);
  const wasRunning = pid !== undefined && left.includes(pid);
  if (wasRunning) await endPostmaster(pid);
  // Without their postmaster the others leave by themselves; none may stay when a new server starts.
  for (const other of left) await endStray(other);
  // The recorded process is a zombie or a stranger with the same number: PostgreSQL would refuse to start.
  if (pid !== undefined && !wasRunning && signal(pid, 0)) rmSync(pidFile(cluster), { force: true });
  if (socketDir) rmSync(socketDir, { recursive: true, force: true });
  return wasRunning;
}

/** Where the server of another process on the same data folder listens; undefined when none runs. */
export function addressOfRunning(dataDir: string): PostgresAddress | undefined {
  const cluster = path.join(dataDir, "postgres");
  const pid = recordedPid(cluster);
  if (pid === undefined || !processesIn(cluster).includes(pid)) return undefined;
  const host = recordedSocketFolder(cluster);
  return host ? embeddedAddress(host) : undefined;
}

/** Fast shutdown: open transactions roll back, everything acknowledged is on disk. */
export async function endPostmaster(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  if (await isGone(pid, FAST_SHUTDOWN_MS)) return;
  // Immediate shutdown: the next start recovers from the write-ahead log.
  signal(pid, "SIGQUIT");
  if (await isGone(pid, PATIENCE_MS)) return;
  signal(pid, "SIGKILL");
  await isGone(pid, PATIENCE_MS);
}

async function endStray(pid: number): Promise<void> {
  if (await isGone(pid, PATIENCE_MS)) return;
  signal(pid, "SIGKILL");
  await isGone(pid, PATIENCE_MS);
}

function pidFile(cluster: string): string {
  return path.join(cluster, "postmaster.pid");
}

function recordedPid(cluster: string): number | undefined {
  if (!existsSync(pidFile(cluster))) return undefined;
  const pid = Number(readFileSync(pidFile(cluster), "utf8").split("\n")[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Line 5 of postmaster.pid; only a folder that we ourselves make. */
function recordedSocketFolder(cluster: string): string | undefined {
  if (!existsSync(pidFile(cluster))) return undefined;
  const folder = readFileSync(pidFile(cluster), "utf8").split("\n")[4] ?? "";
  return path.basename(folder).startsWith(SOCKET_FOLDER_PREFIX) ? folder : undefined;
}

/** Living processes that work inside the cluster's folder, which is where every PostgreSQL process sits. */
function processesIn(cluster: string): number[] {
  if (!existsSync(cluster)) return [];
  const folder = realpathSync(cluster);
  if (!existsSync("/proc/self/cwd")) return processesNaming(folder);
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => workingFolder(pid) === folder);
}

/**
 * Without /proc (macOS) a server is known by its arguments, which name its folder there. Its other processes leave
 * with it.
 */
export function processesNaming(folder: string): number[] {
  const listed = spawnSync("ps", ["-axww", "-o", "pid=,args="], { encoding: "utf8" });
  return (listed.stdout ?? "").split("\n").flatMap((line) => {
    const [, pid, args = ""] = /^\s*(\d+)\s+(.*)$/u.exec(line) ?? [];
    return /^\S*postgres -D /u.test(args) && args.includes(`-D ${folder} `) ? [Number(pid)] : [];
  });
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    // Gone, a zombie, or of another user: none of them is ours and alive.
    if (["ENOENT", "EACCES", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ESRCH") return false;
    // It exists but is not ours to touch.
    if (code === "EPERM") return true;
    throw error;
  }
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 20) {
    if (!signal(pid, 0) || isZombie(pid)) return true;
    await sleep(20);
  }
  return false;
}

function isZombie(pid: number): boolean {
  if (!existsSync("/proc/self")) return false;
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return true;
    throw error;
  }
}
