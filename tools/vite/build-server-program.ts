import path from "node:path";
import { build, type Plugin } from "vite";
import { root, SERVER_PROGRAM } from "../start/run-command.ts";

const FOLDER = path.dirname(SERVER_PROGRAM);

/**
 * Puts the modules of the server's process into one file: Node took a third of a start, and 130 MB, to find and load
 * 1,500 of them (0711). Packages stay where they are, and threads and processes of our own are still source.
 */
async function buildServerProgram(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [ownAddresses()],
    build: {
      ssr: "src/server/start.ts",
      outDir: FOLDER,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: path.basename(SERVER_PROGRAM), chunkFileNames: "start-[hash].js" },
      },
    },
  });
}

/** A module that asks for its own place, to find a file beside it, is told where its source is. */
function ownAddresses(): Plugin {
  return {
    name: "forecourt:own-addresses",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("node_modules") || !/import\.meta\.(?:url|dirname)/u.test(code)) return null;
      return withOwnAddresses(code, path.relative(path.join(root, FOLDER), id).replaceAll("\\", "/"));
    },
  };
}

/** @param source where the module's source is, seen from the built file */
export function withOwnAddresses(code: string, source: string): string {
  return code
    .replaceAll("import.meta.url", `(new URL(${JSON.stringify(source)}, import.meta.url).href)`)
    .replaceAll(
      "import.meta.dirname",
      `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(source)}`)})`,
    );
}

if (import.meta.main) await buildServerProgram();
