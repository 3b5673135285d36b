import { spawn } from "node:child_process";
import path from "node:path";
import { inRoot, root } from "./paths.mjs";

/** Environment for tools: the picked Node.js and the installed binaries come first. */
export function toolEnvironment(node, extra = {}) {
  const search = [path.dirname(node), inRoot("node_modules", ".bin"), process.env.PATH ?? ""];
  return { ...process.env, PATH: search.join(path.delimiter), ...extra };
}

/** Runs a command with our terminal and answers its exit code (128 + n when a signal ended it). */
export function runCommand(file, args, env = process.env) {
  const child = spawn(file, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  return exitOf(child);
}

/** Runs an installed tool, e.g. `oxlint`, under the picked Node.js. */
export function runTool(node, [name, ...args], extra = {}) {
  return runCommand(inRoot("node_modules", ".bin", name), args, toolEnvironment(node, extra));
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 1)));
  });
}
