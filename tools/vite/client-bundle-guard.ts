import { relative } from "node:path";
import type { Plugin } from "vite";

/** Folders whose code may never reach a browser; paths relative to the project root. */
const SERVER_ONLY =
  /^src\/(?:modules\/[^/]+\/(?:server\/|providers\/|http\.ts|jobs\.ts)|server\/|platform\/server\/)/;

/**
 * Fails the client build when a module of the server is imported by code that stays in the browser
 * bundle, naming the importer. Loaders may import such modules: the router removes them first.
 */
export function clientBundleGuard(): Plugin {
  let root = process.cwd();
  return {
    name: "forecourt:client-bundle-guard",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        if (this.environment.name !== "client" || importer === undefined || isScan(options)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (resolved === null || resolved.external) return resolved;
        const path = projectPath(root, resolved.id);
        if (!SERVER_ONLY.test(path)) return null;
        const from = projectPath(root, importer);
        throw new Error(
          `${path} is server code and must not reach the browser, but ${from} imports it outside its loader or action.`,
        );
      },
    },
  };
}

function projectPath(root: string, id: string): string {
  const [file = ""] = id.split("?");
  return relative(root, file).replaceAll("\\", "/");
}

/** The dev server's dependency scan reads route files before the router has removed their loaders. */
function isScan(options: object): boolean {
  return (options as { scan?: boolean }).scan === true;
}
