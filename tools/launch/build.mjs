import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { exclusive } from "./exclusive.mjs";
import { folderHash } from "./folder-hash.mjs";
import { inRoot, root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";
import { runCommand, runTool, toolEnvironment } from "./run-command.mjs";

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
const stampFile = inRoot("build", ".forecourt-build");

/** Builds pages and browser bundle unless the last build came from the same sources. */
export async function ensureBuilt(node, { always = false } = {}) {
  if (!always && isFresh()) return;
  await exclusive("build", async () => {
    if (!always && isFresh()) return;
    const sources = folderHash(root, SOURCES);
    // Without its stamp a build that dies half-way is done again.
    rmSync(stampFile, { force: true });
    console.log("Building …");
    await build(node);
    mkdirSync(inRoot("build"), { recursive: true });
    writeFileSync(stampFile, sources);
  });
}

function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === folderHash(root, SOURCES);
}

async function build(node) {
  const env = { NODE_ENV: "production" };
  if ((await runTool(node, ["react-router", "build"], env)) !== 0)
    throw new Refusal("The build failed; see above.");
  if (!existsSync(inRoot("tools/precompress.ts"))) return;
  const code = await runCommand(node, ["tools/precompress.ts"], toolEnvironment(node, env));
  if (code !== 0) throw new Refusal("Compressing the build failed; see above.");
}
