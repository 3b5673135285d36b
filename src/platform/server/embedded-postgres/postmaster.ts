import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddedAddress } from "./postgres-address.ts";
import type { PostgresAddress } from "./postgres-address.ts";

const FAST_SHUTDOWN_MS = 20_000;

/** Ends a PostgreSQL that outlived its parent (`kill -9`), so that this process can start its own. */
export async function endOrphan(cluster: string): Promise<boolean> {
  const pid = postmasterOf(cluster);
  if (pid === undefined) return false;
  await endPostmaster(pid);
  return true;
}

/** Where the server of another process on the same data folder listens; undefined when none runs. */
export function addressOfRunning(dataDir: string): PostgresAddress | undefined {
  const cluster = path.join(dataDir, "postgres");
  if (postmasterOf(cluster) === undefined) return undefined;
  // Line 5 of postmaster.pid is the folder of the socket.
  const host = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[4];
  return host ? embeddedAddress(host) : undefined;
}

/** Fast shutdown: open transactions roll back, everything acknowledged is on disk. */
export async function endPostmaster(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  if (await gone(pid, FAST_SHUTDOWN_MS)) return;
  // Immediate shutdown: the next start recovers from the write-ahead log.
  signal(pid, "SIGQUIT");
  if (await gone(pid, 5000)) return;
  signal(pid, "SIGKILL");
  await gone(pid, 5000);
}

/** The living postmaster whose working folder is this cluster; a reused pid never matches. */
function postmasterOf(cluster: string): number | undefined {
  const pidFile = path.join(cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) ? pid : undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // ENOENT: that process is gone. EACCES: it belongs to another user, so it is not ours.
    if (code === "ENOENT" || code === "EACCES" || code === "ESRCH") return undefined;
    throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 20) {
    if (!signal(pid, 0) || isZombie(pid)) return true;
    await sleep(20);
  }
  return false;
}

function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true;
    throw error;
  }
}
