import { spawn } from "node:child_process";
import { inRoot, root } from "./paths.mjs";
import { exitOf, runCommand, toolEnvironment } from "./run-command.mjs";
import { demoDefault, NODE_FLAGS } from "./run-script.mjs";

const STOP_TIMEOUT_MS = 20_000;

/** Runs the server until it ends, passes signals on, and leaves no process behind. */
export async function serve(node, { args, dev }) {
  const mode = dev ? "development" : "production";
  const env = toolEnvironment(node, { NODE_ENV: process.env.NODE_ENV ?? mode, DEMO: demoDefault() });
  const flags = dev ? [...NODE_FLAGS, "--watch", "--watch-preserve-output"] : NODE_FLAGS;
  const script = [inRoot("src/server/start.ts"), ...(dev ? ["--dev"] : []), ...args];
  const server = spawn(node, [...flags, ...script], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  passSignals(server);
  const code = await exitOf(server);
  // Killed before it could stop its PostgreSQL: do it for the server.
  if (code > 128) await runCommand(node, [...NODE_FLAGS, inRoot("tools/launch/end-postgres.ts")], env);
  return code;
}

/** A terminal's Ctrl-C reaches the server by itself; a signal sent to us alone must be passed on. */
function passSignals(server) {
  let timer;
  const stop = (signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill(signal);
    timer ??= setTimeout(() => server.kill("SIGKILL"), STOP_TIMEOUT_MS);
    timer.unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
}
