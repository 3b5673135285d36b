import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BenchServer } from "./bench-server.ts";
import { cpuMsOf, machineBusyMs, processTree, residentMb } from "./processes.ts";

/** What one load did. A rate with errors is not a rate. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 2xx, refused connections and time-outs. */
  readonly errors: number;
  readonly kbPerAnswer: number;
  /** CPU of the server process and of its database, per answer. */
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
  /** Percent of one core that other processes used meanwhile. */
  readonly foreignCpu: number;
  readonly residentMb: number;
}

/** The core of the load generator and the database; the server has the other one. */
export const CLIENT_CORE = 1;

/** Rotates over all given paths, each connection from the first, and prints one line of JSON at the end. */
const SCRIPT = `
local paths, at = {}, 0
for line in io.lines(os.getenv("BENCH_PATHS")) do paths[#paths + 1] = line end
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"us":%d,"bytes":%d,"p50":%.3f,"p99":%.3f,"errors":%d}\\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end`;

/** GETs the paths over and over for some seconds, after a warm-up at the same concurrency. */
export async function loadPaths(
  server: BenchServer,
  paths: readonly string[],
  options: { connections?: number; seconds?: number; warmUpSeconds?: number } = {},
): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-load-"));
  writeFileSync(path.join(folder, "paths"), paths.join("\n"));
  writeFileSync(path.join(folder, "rotate.lua"), SCRIPT);
  try {
    await runWrk(server, folder, { ...options, seconds: options.warmUpSeconds ?? 3 });
    return await measured(server, () => runWrk(server, folder, options));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface WrkResult {
  readonly pid: number;
  readonly clientCpuMs: number;
  readonly requests: number;
  readonly us: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

async function measured(server: BenchServer, run: () => Promise<WrkResult>): Promise<LoadResult> {
  const databaseCpu = (): number =>
    processTree(server.pid)
      .filter((pid) => pid !== server.pid)
      .reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  const before = {
    server: cpuMsOf(server.pid),
    database: databaseCpu(),
    busy: machineBusyMs(),
    at: performance.now(),
  };
  const result = await run();
  const elapsed = performance.now() - before.at;
  const serverCpu = cpuMsOf(server.pid) - before.server;
  const database = databaseCpu() - before.database;
  const foreign = machineBusyMs() - before.busy - serverCpu - database - result.clientCpuMs;
  return {
    perSecond: result.requests / (result.us / 1e6),
    p50: result.p50,
    p99: result.p99,
    errors: result.errors,
    kbPerAnswer: result.bytes / result.requests / 1024,
    serverCpuMs: serverCpu / result.requests,
    databaseCpuMs: database / result.requests,
    foreignCpu: Math.max(0, Math.round((100 * foreign) / elapsed)),
    residentMb: residentMb(server.pid),
  };
}

async function runWrk(
  server: BenchServer,
  folder: string,
  { connections = 10, seconds = 10 }: { connections?: number; seconds?: number },
): Promise<WrkResult> {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", path.join(folder, "rotate.lua")];
  const child = spawn("taskset", ["-c", String(CLIENT_CORE), ...wrk, server.url], {
    env: { ...process.env, BENCH_PATHS: path.join(folder, "paths") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = child.pid as number;
  let clientCpuMs = 0;
  const sampling = setInterval(() => (clientCpuMs = cpuMsOf(pid) || clientCpuMs), 100);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("close", resolve).on("error", reject),
  );
  clearInterval(sampling);
  const line = /^RESULT (.*)$/m.exec(output)?.[1];
  if (code !== 0 || line === undefined) throw new Error(`wrk failed (${code}):\n${output}`);
  return { pid, clientCpuMs, ...(JSON.parse(line) as Omit<WrkResult, "pid" | "clientCpuMs">) };
}

/** Says in one line what is missing before a bench starts half-way. */
export function requireTools(): void {
  for (const tool of ["wrk", "taskset"]) {
    if (spawnSync(tool, ["--version"]).error)
      throw new Error(`${tool} is missing: install the packages wrk and util-linux`);
  }
}
