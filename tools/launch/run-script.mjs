import { existsSync, readdirSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";
import { runCommand, runTool, toolEnvironment } from "./run-command.mjs";

/** `node:sqlite` still announces itself as experimental; nobody can act on that. */
export const NODE_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** Runs one TypeScript file of the project with the person's arguments. */
export function runScript(node, script, args) {
  const env = { NODE_ENV: process.env.NODE_ENV ?? "production", DEMO: demoDefault() };
  return runCommand(node, [...NODE_FLAGS, inRoot(script), ...args], toolEnvironment(node, env));
}

/** Production is what a deployer says, never what we set for speed: without his NODE_ENV it is a demo. */
export function demoDefault() {
  if (process.env.DEMO) return process.env.DEMO;
  return process.env.NODE_ENV === "production" ? "" : "on";
}

export function benchScript(name) {
  const script = `bench/${name}.ts`;
  if (name && /^[a-z0-9-]+$/.test(name) && existsSync(inRoot(script))) return script;
  const names = readdirSync(inRoot("bench"))
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3));
  throw new Refusal(`Usage: npm run bench -- <name>. Names: ${names.join(", ")}`);
}

export function format(node, args) {
  return runTool(node, ["oxfmt", ...(args.length > 0 ? args : ["."])]);
}
