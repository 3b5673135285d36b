import { readdirSync, readFileSync } from "node:fs";
import { SERVER_PROGRAM } from "#tools/start/run-command.ts";

const TICK_MS = 10;

/** CPU milliseconds a process has used so far; 0 when it is gone. */
export function cpuMsOf(pid: number): number {
  const stat = readStat(pid);
  return stat === undefined ? 0 : (Number(stat[11]) + Number(stat[12])) * TICK_MS;
}

/** All processes below one, itself included. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(Number(name));
    if (stat !== undefined) parents.set(Number(name), Number(stat[1]));
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

/** True for the product's own processes: the server and its replicas, not its PostgreSQL. */
export function isServer(pid: number): boolean {
  return readOf(pid, "cmdline")?.includes(SERVER_PROGRAM) ?? false;
}

/** CPU milliseconds of the whole machine that were not idle. */
export function machineBusyMs(): number {
  const [line] = readFileSync("/proc/stat", "utf8").split("\n");
  const ticks = (line ?? "").split(/\s+/).slice(1).map(Number);
  const idle = (ticks[3] ?? 0) + (ticks[4] ?? 0);
  return (ticks.slice(0, 8).reduce((sum, value) => sum + value, 0) - idle) * TICK_MS;
}

/** Resident megabytes of a process. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Fields after the command's name, which may contain anything. */
function readStat(pid: number): string[] | undefined {
  const text = readOf(pid, "stat");
  return text?.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Undefined when the process is gone. */
function readOf(pid: number, file: "stat" | "cmdline"): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as { code?: string }).code ?? "")) return undefined;
    throw error;
  }
}
