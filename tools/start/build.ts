import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const buildFolder = path.join(root, "build");
const stampIn = (folder: string): string => path.join(folder, ".forecourt-build");

/** Builds pages, browser bundle and the server's process unless the last build came from the same sources; false when that fails. */
export async function ensureBuilt({ always = false } = {}): Promise<boolean> {
  const isFresh = () => !always && isWhole(buildFolder, folderHash(root, SOURCES));
  if (isFresh()) return true;
  return exclusive("build", async () => {
    if (isFresh()) return true;
    const sources = folderHash(root, SOURCES);
    // Without its stamp a build that dies half-way is done again.
    rmSync(stampIn(buildFolder), { force: true });
    console.log("Building …");
    const env = { ...process.env, NODE_ENV: "production" };
    // Whoever starts it for the first time reads what matters, not the size of six hundred files.
    if ((await runTool(["react-router", "build", "--logLevel", "warn"], env)) !== 0) return false;
    const server = "tools/vite/build-server-program.ts";
    if ((await runCommand(process.execPath, [server], env)) !== 0) return false;
    if ((await runCommand(process.execPath, ["tools/precompress.ts"], env)) !== 0) return false;
    stamp(buildFolder, sources);
    return true;
  });
}

/** Says of a finished build from which sources it came, and every file that it has. */
export function stamp(folder: string, sources: string): void {
  writeFileSync(stampIn(folder), JSON.stringify({ sources, files: filesIn(folder) }));
}

/** Whether a build came from these sources and nothing of it was removed since. */
export function isWhole(folder: string, sources: string): boolean {
  if (!existsSync(stampIn(folder))) return false;
  const { sources: from, files } = stampOf(readFileSync(stampIn(folder), "utf8"));
  if (from !== sources) return false;
  const here = new Set(filesIn(folder));
  return files.every((file) => here.has(file));
}

/** The stamp of an older version, which names no files, is no stamp. */
function stampOf(text: string): { readonly sources: string | null; readonly files: readonly string[] } {
  if (!text.startsWith("{")) return { sources: null, files: [] };
  return JSON.parse(text) as { sources: string; files: string[] };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

if (import.meta.main) process.exitCode = (await ensureBuilt({ always: true })) ? 0 : 1;
