import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exclusive } from "./exclusive.mjs";
import { folderHash } from "./folder-hash.ts";
import { root, runCommand, runTool } from "./run-command.ts";

/** Everything that can change what the build produces. */
const SOURCES = [
  "src",
  "public",
  "tools/vite",
  "tools/precompress.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const stampFile = path.join(root, "build/.forecourt-build");

/** Builds pages, browser bundle and the server's process unless the last build came from the same sources; false when that fails. */
export async function ensureBuilt({ always = false } = {}): Promise<boolean> {
  if (!always && isFresh()) return true;
  return exclusive("build", async () => {
    if (!always && isFresh()) return true;
    const sources = folderHash(root, SOURCES);
    // Without its stamp a build that dies half-way is done again.
    rmSync(stampFile, { force: true });
    console.log("Building …");
    const env = { ...process.env, NODE_ENV: "production" };
    if ((await runTool(["react-router", "build"], env)) !== 0) return false;
    const server = "tools/vite/build-server-program.ts";
    if ((await runCommand(process.execPath, [server], env)) !== 0) return false;
    if ((await runCommand(process.execPath, ["tools/precompress.ts"], env)) !== 0) return false;
    writeFileSync(stampFile, sources);
    return true;
  });
}

function isFresh(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === folderHash(root, SOURCES);
}

if (import.meta.main) process.exitCode = (await ensureBuilt({ always: true })) ? 0 : 1;
