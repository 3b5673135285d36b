import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD } from "#modules/sign-in/server/demo-accounts-data.ts";
import type { Call } from "./composed-app.ts";
import type { Caller } from "./place-order.ts";
import { serverEnvironment } from "./seeded-folder.ts";
import { SERVER_PROGRAM } from "#tools/start/run-command.ts";

/** A first start with the demo takes a minute on a busy machine. */
const READY_WITHIN_MS = 180_000;
const ENDS_WITHIN_MS = 10_000;

/** Servers of this process that run still: they end with it. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

interface ServerStart {
  readonly dataDir: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Another built checkout than this one. */
  readonly checkout?: string;
  /** Its warnings and errors are shown as they come. */
  readonly isHeard?: boolean;
}

/** The built product as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly call: Caller;
  /** Everything it wrote so far. */
  output(): string;
  /** Sends the signal and waits for the end; answers the exit code (null when a signal ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it in peace, or by force after a while; nothing to do where it is over. */
  stop(): Promise<void>;
}

/** Starts the process and waits until it says that it is ready. @throws Error with its output when it ends before, or is not in time */
export async function startServerProcess(input: ServerStart): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(input);
  const port = await portOf({ child, output, ended });
  return {
    child,
    port,
    output,
    call: (address, call) => callPort(port, address, call),
    async end(signal) {
      child.kill(signal);
      return ended;
    },
    async stop() {
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(ENDS_WITHIN_MS, undefined, { ref: false })]);
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function portOf({ child, output, ended }: ReturnType<typeof spawnServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (problem: string) => reject(new Error(`the server ${problem}:\n${output()}`));
    const late = setTimeout(() => refuse("is not ready in time"), READY_WITHIN_MS);
    child.stdout.on("data", () => {
      const found = /ready on http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(Number(found));
    });
    void ended.then(() => {
      clearTimeout(late);
      refuse("ended before it was ready");
    });
  });
}

/** For processes that are expected to refuse: runs until the end. */
export async function runServerToEnd(input: ServerStart) {
  const { ended, output } = spawnServer(input);
  return { code: await ended, output: output() };
}

function spawnServer({ dataDir, port = 0, env, checkout, isHeard = false }: ServerStart) {
  const child = spawn(process.execPath, [SERVER_PROGRAM], {
    env: {
      ...serverEnvironment(),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: "error",
      ...env,
    },
    ...(checkout !== undefined && { cwd: checkout }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  if (isHeard) child.stderr.pipe(process.stderr);
  running.add(child);
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, ended, output: () => text };
}

async function callPort(port: number, address: string, call: Call = {}): Promise<Response> {
  const { body, method = "GET", headers = {} } = call;
  const isPlain = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const content = isPlain ? body : JSON.stringify(body);
  return fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { ...(!isPlain && { "content-type": "application/json" }), ...headers },
    ...(content !== undefined && { body: content }),
    signal: AbortSignal.timeout(60_000),
  });
}

/** Authorization of a demo buyer. */
export async function signInAt(call: Caller, email: string): Promise<Record<string, string>> {
  const body = { email, password: DEMO_PASSWORD };
  const answer = await call("/public/identity/sign-in", { method: "POST", body });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** Processes that work in the folder or below it, or were started with its name. */
export function processesUsing(folder: string): number[] {
  const real = realpathSync(folder);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => usesFolder(pid, real))
    .map(Number);
}

function usesFolder(pid: string, folder: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    // It ended meanwhile, is a zombie, or belongs to somebody else.
    return false;
  }
}
