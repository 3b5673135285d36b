import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BenchServer } from "./bench-server.ts";
import { cpuMsOf, isServer, machineBusyMs, processTree, residentMb } from "./processes.ts";

/** What one load did. A rate with errors is not a rate. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 2xx, refused connections and time-outs. */
  readonly errors: number;
  readonly kbPerAnswer: number;
  /** CPU of the server's processes and of its database, per answer. */
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
  /** CPU of the load generator, which shares the database's core, per answer. */
  readonly clientCpuMs: number;
  /** Percent of one core that other processes used meanwhile. */
  readonly foreignCpu: number;
  readonly residentMb: number;
}

/** The core of the load generator and the database; the server has the other one. */
export const CLIENT_CORE = 1;

/** One request of a load: a GET, or a POST when it has a body. */
export interface LoadRequest {
  readonly path: string;
  /** Access token. */
  readonly token?: string;
  /** JSON text. */
  readonly body?: string;
}

export interface LoadOptions {
  readonly connections?: number;
  readonly seconds?: number;
  readonly warmUpSeconds?: number;
  /** Sent with every request. */
  readonly acceptEncoding?: string;
  /** The only right status; others count as errors. Any below 400 when left out, which costs the client less. */
  readonly status?: number;
  /** The measured run goes on where the warm-up stopped, so that no request is sent twice. */
  readonly once?: boolean;
}

const SCRIPT = path.join(import.meta.dirname, "rotate.lua");

/** GETs the paths over and over for some seconds, after a warm-up at the same concurrency. */
export function loadPaths(
  server: BenchServer,
  paths: readonly string[],
  options: LoadOptions = {},
): Promise<LoadResult> {
  return loadRequests(
    server,
    paths.map((path) => ({ path })),
    options,
  );
}

/** Sends the requests, one after the other on every free connection, after a warm-up at the same concurrency. */
export async function loadRequests(
  server: BenchServer,
  requests: readonly LoadRequest[],
  options: LoadOptions = {},
): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-load-"));
  const line = ({ path: to, token = "", body = "" }: LoadRequest): string => `${to}\t${token}\t${body}`;
  writeFileSync(path.join(folder, "requests"), `${requests.map(line).join("\n")}\n`);
  try {
    const warm = await runWrk(server, folder, { ...options, seconds: options.warmUpSeconds ?? 3 });
    const from = options.once ? warm.requests + (options.connections ?? 10) : 0;
    const result = await measured(server, () => runWrk(server, folder, { ...options, from }));
    const sent = from + result.requests;
    if (options.once && sent > requests.length)
      throw new Error(`${sent} requests were sent but only ${requests.length} are different: make more`);
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a load generator saw. */
export interface ClientResult {
  readonly clientCpuMs: number;
  readonly requests: number;
  readonly us: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

/** What a load did, and what it cost the server, its database and everybody else meanwhile. */
export async function measured(
  server: BenchServer,
  run: () => Promise<ClientResult>,
): Promise<LoadResult & { readonly requests: number }> {
  const isOurs = (pid: number): boolean => pid === server.pid || isServer(pid);
  const cpuOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  const serverPids = (): number[] => processTree(server.pid).filter(isOurs);
  const databaseCpu = (): number => cpuOf(processTree(server.pid).filter((pid) => !isOurs(pid)));
  const before = {
    server: cpuOf(serverPids()),
    database: databaseCpu(),
    busy: machineBusyMs(),
    at: performance.now(),
  };
  const result = await run();
  const elapsed = performance.now() - before.at;
  const serverCpu = cpuOf(serverPids()) - before.server;
  const database = databaseCpu() - before.database;
  const foreign = machineBusyMs() - before.busy - serverCpu - database - result.clientCpuMs;
  return {
    requests: result.requests,
    perSecond: result.requests / (result.us / 1e6),
    p50: result.p50,
    p99: result.p99,
    errors: result.errors,
    kbPerAnswer: result.bytes / result.requests / 1024,
    serverCpuMs: serverCpu / result.requests,
    databaseCpuMs: database / result.requests,
    clientCpuMs: result.clientCpuMs / result.requests,
    foreignCpu: Math.max(0, Math.round((100 * foreign) / elapsed)),
    residentMb: serverPids().reduce((sum, pid) => sum + residentMb(pid), 0),
  };
}

async function runWrk(
  server: BenchServer,
  folder: string,
  { connections = 10, seconds = 10, acceptEncoding = "", status, from = 0 }: LoadOptions & { from?: number },
): Promise<ClientResult> {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", SCRIPT];
  const child = spawn("taskset", ["-c", String(CLIENT_CORE), ...wrk, server.url], {
    env: {
      ...process.env,
      BENCH_REQUESTS: path.join(folder, "requests"),
      BENCH_FROM: String(from),
      BENCH_ENCODING: acceptEncoding,
      BENCH_STATUS: status === undefined ? "" : String(status),
    },
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
  return { clientCpuMs, ...(JSON.parse(line) as Omit<ClientResult, "clientCpuMs">) };
}

/** Says in one line what is missing before a bench starts half-way. */
export function requireTools(tools: readonly string[] = ["wrk", "taskset"]): void {
  for (const tool of tools) {
    if (spawnSync(tool, ["--version"]).error)
      throw new Error(`${tool} is missing: install the packages wrk and util-linux`);
  }
}
