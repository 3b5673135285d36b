import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../start/run-command.ts";

/** Only the engine, without the browser around it: 40 % less CPU for the same tests (0520). */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium for the browser tests; installs Debian's where we may. @throws Error when there is none */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined && (found === process.env["CHROMIUM_PATH"] || found.endsWith(SHELL))) return found;
  // Older releases of Debian have the whole browser only.
  if (mayInstall() && !(await install(SHELL)) && found === undefined) await install("chromium");
  const chromium = findChromium();
  if (chromium === undefined)
    throw new Error(
      `The browser tests need Chromium: install it (Debian: apt-get install ${SHELL}) or set CHROMIUM_PATH.`,
    );
  return chromium;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

async function install(name: string): Promise<boolean> {
  console.log(`Installing ${name} for the browser tests …`);
  await apt("update", "-qq");
  return (await apt("install", "-y", "-qq", "--no-install-recommends", name)) === 0;
}

/** @returns its exit code; 127 where there is none to run */
function apt(...args: readonly string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return runCommand("apt-get", args, env).catch(() => 127);
}

export function findChromium(
  search = process.env["PATH"] ?? "",
  given = process.env["CHROMIUM_PATH"],
): string | undefined {
  if (given) return runs(given) ? given : undefined;
  const candidates = NAMES.flatMap((name) =>
    search.split(path.delimiter).map((folder) => path.join(folder, name)),
  );
  return candidates.find((file) => existsSync(file) && runs(file));
}

function runs(file: string): boolean {
  return spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}
