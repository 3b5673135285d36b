import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";

/** The checkout, wherever the command was started. */
export const root = path.resolve(import.meta.dirname, "../..");

/** Below the checkout: the process of `npm start`, built from `src/server/start.ts` (0711). */
export const SERVER_PROGRAM = "build/server/start.js";

/** `node:sqlite` announces itself as experimental, which is nothing to act on. */
export const NODE_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** The engine's own threads, four by default, mark old objects beside the main one: on two cores they kept it waiting for 0.2 s (0843). */
const helpers = Math.max(1, Math.min(4, os.availableParallelism() - 1));

/**
 * Of the server's process; its replicas inherit them. Under load the engine would keep 128 MB for young objects, of which
 * pages use a tenth (0766).
 */
export const SERVER_FLAGS = [...NODE_FLAGS, "--max-semi-space-size=16", `--v8-pool-size=${helpers}`];

/** Runs a program with our terminal. @returns its exit code, 128 + n when a signal ended it */
export function runCommand(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return exitOf(spawn(file, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] }));
}

/** Runs an installed tool, e.g. `oxlint`, under this Node.js. */
export function runTool(
  [name = "", ...args]: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<number> {
  const bin = path.join(root, "node_modules/.bin");
  const search = [path.dirname(process.execPath), bin, process.env["PATH"]].join(path.delimiter);
  return runCommand(path.join(bin, name), args, { ...process.env, PATH: search, ...extra });
}

const SIGNAL_NUMBERS: Readonly<Record<string, number>> = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGQUIT: 3,
  SIGKILL: 9,
  SIGTERM: 15,
};

export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 1)));
  });
}
