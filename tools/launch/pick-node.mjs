import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

const NEEDED_MAJOR = 24;

/** The Node.js that runs the product: this one when new enough, else the locked one of the platform. */
export function pickNode(version = process.versions.node) {
  if (majorOf(version) >= NEEDED_MAJOR) return process.execPath;
  const locked = inRoot("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(locked) && spawnSync(locked, ["--version"]).status === 0) return locked;
  throw new Refusal(
    `Forecourt needs Node.js ${NEEDED_MAJOR} or newer on ${process.platform}-${process.arch} (this is ${version}): install it and run the command again.`,
  );
}

export function majorOf(version) {
  return Number(version.split(".")[0]);
}
