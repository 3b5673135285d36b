import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { exclusive } from "./exclusive.mjs";
import { inRoot } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";
import { runCommand } from "./run-command.mjs";

/** Installs the locked dependencies when they are missing or not the locked ones. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await exclusive("install", async () => {
    if (isInstalled()) return;
    if (matchesLock()) return stamp();
    console.log("Installing the locked dependencies …");
    const code = await npm([
      "ci",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    if (code !== 0) throw new Refusal("npm ci failed; see above.");
    stamp();
  });
}

const stampFile = inRoot("node_modules", ".forecourt-install");

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash();
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
}

function stamp() {
  try {
    writeFileSync(stampFile, lockHash());
  } catch (error) {
    // A read-only installation is checked against the lock each time instead.
    if (error.code !== "EACCES" && error.code !== "EROFS") throw error;
  }
}

/** True when someone ran `npm ci` by hand: npm keeps its own list of what it installed. */
export function matchesLock(
  lockFile = inRoot("package-lock.json"),
  installedFile = inRoot("node_modules", ".package-lock.json"),
) {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(([name, { version, optional, devOptional }]) => {
    if (name === "") return true;
    return installed[name] ? installed[name].version === version : Boolean(optional || devOptional);
  });
}

/** The npm that started us, else the one on the PATH. */
function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith(".js")) return runCommand(process.execPath, [own, ...args]);
  return runCommand("npm", args);
}
