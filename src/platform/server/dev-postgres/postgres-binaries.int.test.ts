import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPostgresBinaries, installedFolder } from "./postgres-binaries.ts";
import { processOwner } from "./process-owner.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-binaries-"));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  chmodSync(path.join(folder, "private/native/lib"), 0o755);
  rmSync(folder, { recursive: true });
});

test("a read-only installation below a private folder is copied once, and the copy runs", () => {
  const installed = path.join(folder, "private/native");
  cpSync(installedFolder(), installed, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(path.join(installed, "lib"), { withFileTypes: true })) {
    if (name.isSymbolicLink()) rmSync(path.join(installed, "lib", name.name));
  }
  chmodSync(path.join(installed, "lib"), 0o555);
  chmodSync(path.join(folder, "private"), 0o700);
  const dataDir = path.join(folder, "data");
  mkdirSync(dataDir, { mode: 0o755 });

  const owner = processOwner();
  const binaries = findPostgresBinaries(dataDir, owner, installed);
  expect(binaries.postgres.startsWith(dataDir)).toBe(true);
  expect(spawnSync(binaries.postgres, ["--version"], { ...owner.spawn }).status).toBe(0);
  expect(findPostgresBinaries(dataDir, owner, installed)).toEqual(binaries);
  expect(readdirSync(dataDir)).toHaveLength(1);
});
