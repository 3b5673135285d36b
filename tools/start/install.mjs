// Runs before the other commands of package.json on whatever Node.js (20 or newer) the machine has: plain JavaScript
// without dependencies. Once it is through, npm's scripts find the locked Node.js 24 in node_modules/.bin.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { exclusive } from "./exclusive.mjs";
import { matchesLock } from "./matches-lock.mjs";

const NEEDED_NODE = 24;
const NPM_CI = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const lockFile = path.join(root, "package-lock.json");
const stampFile = path.join(root, "node_modules/.forecourt-install");

/** Installs the locked dependencies when they are missing or not the locked ones. @returns what went wrong */
async function install() {
  if (isInstalled()) return undefined;
  return exclusive("install", async () => {
    if (isInstalled()) return undefined;
    if (!matchesLock(lockFile, path.join(root, "node_modules/.package-lock.json"))) {
      console.log("Installing the locked dependencies …");
      if ((await npm(NPM_CI)) !== 0) return "npm ci failed; see above.";
    }
    stamp();
    return undefined;
  });
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash();
}

function lockHash() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

function stamp() {
  try {
    writeFileSync(stampFile, lockHash());
  } catch (error) {
    // A read-only installation is compared with the lock file each time instead.
    if (error.code !== "EACCES" && error.code !== "EROFS") throw error;
  }
}

/** The npm that started us, else the one on the PATH; its exit code. */
async function npm(args) {
  const own = process.env.npm_execpath;
  const [file, before] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  const child = spawn(file, [...before, ...args], { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "exit");
  return code;
}

/** What is wrong with the Node.js that the rest of the command finds; undefined when nothing is. */
function nodeProblem() {
  const locked = path.join(root, "node_modules/.bin/node");
  const version = existsSync(locked)
    ? spawnSync(locked, ["--version"], { encoding: "utf8" }).stdout?.slice(1)
    : process.versions.node;
  if (Number.parseInt(version ?? "", 10) >= NEEDED_NODE) return undefined;
  return `Forecourt needs Node.js ${NEEDED_NODE} or newer on ${process.platform}-${process.arch}: install it and run the command again.`;
}

const problem = (await install()) ?? nodeProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
