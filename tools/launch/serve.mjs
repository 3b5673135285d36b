import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { inRoot, root } from "./paths.mjs";
import { exitOf, runCommand, toolEnvironment } from "./run-command.mjs";
import { demoDefault, NODE_FLAGS } from "./run-script.mjs";
import { supervise } from "./supervise.mjs";
import { watchServer } from "./watch-server.mjs";

const STOP_TIMEOUT_MS = 20_000;

/** Runs the server until it is stopped, brings it back when it dies, passes signals on, and leaves no process behind. */
export async function serve(node, { args, dev }) {
  const mode = dev ? "development" : "production";
  const env = toolEnvironment(node, { NODE_ENV: process.env.NODE_ENV ?? mode, DEMO: demoDefault() });
  const script = [inRoot("src/server/start.ts"), ...(dev ? ["--dev"] : []), ...args];
  const state = { server: undefined, stopping: false, restarting: false };
  passSignals(state);
  if (dev) watchServer(() => restart(state));
  const run = () => runOnce(state, { node, script, env });
  if (!dev) return supervise({ run, isStopping: () => state.stopping, pause: sleep });
  for (;;) {
    const code = await run();
    // The watchers would keep this process alive.
    if (state.stopping) process.exit(code);
    if (!state.restarting) await nextChange(state);
  }
}

async function runOnce(state, { node, script, env }) {
  state.restarting = false;
  state.changed = undefined;
  state.server = spawn(node, [...NODE_FLAGS, ...script], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const code = await exitOf(state.server);
  // Killed before it could stop its PostgreSQL: do it for the server.
  if (code > 128) await runCommand(node, [...NODE_FLAGS, inRoot("tools/launch/end-postgres.ts")], env);
  return code;
}

function restart(state) {
  if (state.stopping || state.restarting) return;
  state.restarting = true;
  console.log("Server code changed, restarting …");
  state.server.kill("SIGTERM");
  state.changed?.();
}

/** A server that failed to start is tried again after the next change. */
function nextChange(state) {
  console.log("The server ended; waiting for a change …");
  return new Promise((resolve) => {
    state.changed = resolve;
    state.restarting = false;
  });
}

/** A terminal's Ctrl-C reaches the server by itself; a signal sent to us alone must be passed on. */
function passSignals(state) {
  const stop = (signal) => {
    if (state.changed) process.exit(0);
    if (signal !== "SIGINT" || !process.stdin.isTTY) state.server.kill(signal);
    if (!state.stopping) setTimeout(() => state.server.kill("SIGKILL"), STOP_TIMEOUT_MS).unref();
    state.stopping = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
}
