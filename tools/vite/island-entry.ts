import type { Plugin } from "vite";

const HMR_RUNTIME = "/@id/__x00__virtual:react-router/inject-hmr-runtime";

/** What a document needs to start an island: scripts in order, and what they import. */
export interface IslandScripts {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
}

/**
 * Builds one more entry beside the router's and tells the server bundle its address, as
 * `import { island } from "virtual:auth-island"`.
 * @param name first part of the virtual module's name, e.g. `auth`
 * @param entry path of the entry from the project root, e.g. `src/app/auth-entry.tsx`
 */
export function islandEntry(name: string, entry: string): Plugin {
  const virtual = `virtual:${name}-island`;
  let isServing = false;
  let built: IslandScripts = { scripts: [], preloads: [] };
  return {
    name: `forecourt:island-entry:${name}`,
    // One instance has to see both builds: the client's first, then the server's.
    sharedDuringBuild: true,
    config: () => ({
      environments: { client: { build: { rolldownOptions: { input: [entry] } } } },
    }),
    configResolved(config) {
      isServing = config.command === "serve";
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null;
      const live = { scripts: [HMR_RUNTIME, `/${entry}`], preloads: [] };
      return `export const island = ${JSON.stringify(isServing ? live : built)};`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const own = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(`/${entry}`));
      if (own === undefined) this.error(`${entry} was not built`);
      const importsOf = (file: string): readonly string[] =>
        chunks.find((chunk) => chunk.fileName === file)?.imports ?? [];
      const seen = new Set<string>();
      const visit = (file: string): void => {
        for (const next of importsOf(file)) if (!seen.has(next)) visit((seen.add(next), next));
      };
      visit(own.fileName);
      built = { scripts: [`/${own.fileName}`], preloads: [...seen].map((file) => `/${file}`) };
    },
  };
}
