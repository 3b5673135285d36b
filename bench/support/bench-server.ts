import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import { processTree } from "./processes.ts";

/** A server process of its own on one core, its database on the other; or all of them on both. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the right answer of its ready address. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

const SERVER_CORE = 0;
const DATABASE_CORE = 1;

/**
 * Starts a script with PORT set and waits until `readyPath` answers 200.
 * @param input.script file run by this Node
 * @param input.env added to the environment
 */
export async function startBenchServer(input: {
  script: string;
  env?: Record<string, string>;
  readyPath?: string;
  /** 200 when left out. */
  readyStatus?: number;
  args?: readonly string[];
  /** Server, replicas and database wherever the system puts them. */
  bothCores?: boolean;
}): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(
    "taskset",
    [
      "-c",
      input.bothCores ? `${SERVER_CORE},${DATABASE_CORE}` : String(SERVER_CORE),
      process.execPath,
      ...(input.args ?? []),
      input.script,
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        HOST: "127.0.0.1",
        ...input.env,
        PORT: String(port),
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const pid = child.pid as number;
  // A benchmark that fails half-way leaves nothing running.
  process.once("exit", () => child.kill("SIGTERM"));
  const ready = { url: `${url}${input.readyPath ?? "/ready"}`, status: input.readyStatus ?? 200 };
  await untilReady(ready, () => child.exitCode);
  const readyMs = performance.now() - started;
  for (const other of input.bothCores ? [] : processTree(pid)) {
    if (other !== pid) spawnSync("taskset", ["-apc", String(DATABASE_CORE), String(other)]);
  }
  return {
    url,
    pid,
    readyMs,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function untilReady(
  { url, status }: { url: string; status: number },
  exitCode: () => number | null,
): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 20) {
    if (exitCode() !== null) throw new Error(`the server ended with ${exitCode()} before it was ready`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === status) return;
    await sleep(20);
  }
  throw new Error(`${url} was not ready after three minutes`);
}
