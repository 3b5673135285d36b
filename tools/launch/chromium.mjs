import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.mjs";
import { runCommand } from "./run-command.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium for the browser tests; installs Debian's where we may. Never answers "none". */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium for the browser tests …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-qq"], env);
    await runCommand("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], env);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Refusal(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    );
  }
  return installed;
}

export function findChromium(search = process.env.PATH ?? "", given = process.env.CHROMIUM_PATH) {
  if (given) return runs(given) ? given : undefined;
  const candidates = NAMES.flatMap((name) =>
    search.split(path.delimiter).map((folder) => path.join(folder, name)),
  );
  return candidates.find((file) => existsSync(file) && runs(file));
}

function runs(file) {
  return spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}
