import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APT = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;

/** Path of a Chromium for the browser tests; installs Debian's where we may. @throws Error when there is none */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium for the browser tests …");
    spawnSync("apt-get", ["update", "-qq"], APT);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], APT);
  }
  const installed = findChromium();
  if (installed === undefined)
    throw new Error(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    );
  return installed;
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
