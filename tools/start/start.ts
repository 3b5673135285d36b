import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt } from "./build.ts";
import { exitOf, root, SERVER_FLAGS, SERVER_PROGRAM } from "./run-command.ts";
import { supervise } from "./supervise.ts";

/** `npm start`: builds when needed, runs the server until it is stopped, and brings it back when it dies. */

const STOP_TIMEOUT_MS = 20_000;
/** Production is what a deployer asks for. The value that we set for speed alone still is a demo. */
const env = {
  // The next start loads compiled code instead of sources.
  NODE_COMPILE_CACHE: path.join(root, ".cache/compile"),
  // The C library would keep what a start freed, in an arena for each thread (0521).
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  ...process.env,
  NODE_ENV: process.env["NODE_ENV"] ?? "production",
  DEMO: process.env["DEMO"] || (process.env["NODE_ENV"] === "production" ? "" : "on"),
};
let server: ChildProcess | undefined;
let isStopping = false;

/** A terminal's Ctrl-C reaches the server by itself; a signal to this process alone must be passed on. */
function stop(signal: NodeJS.Signals): void {
  if (signal !== "SIGINT" || !process.stdin.isTTY) server?.kill(signal);
  if (!isStopping) setTimeout(() => server?.kill("SIGKILL"), STOP_TIMEOUT_MS).unref();
  isStopping = true;
}

function run(): Promise<number> {
  server = spawn(process.execPath, [...SERVER_FLAGS, SERVER_PROGRAM, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return exitOf(server);
}

if (!(await ensureBuilt())) process.exit(1);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal));
process.exitCode = await supervise({ run, isStopping: () => isStopping, pause: sleep });
