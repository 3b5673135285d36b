import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * Replaces Vite's helper around late code, which loads style sheets and scripts ahead, by a bare import: pages preload
 * no scripts (decision 0061) and styles travel inside the document. A style sheet of its own would need the helper, so
 * it stops the build.
 */
export function withoutPreloading(): Plugin {
  return {
    name: "forecourt:without-preloading",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const sheet = Object.keys(bundle).find((file) => file.endsWith(".css"));
      if (sheet !== undefined) this.error(`${sheet} is a style sheet of its own, which nothing would load.`);
    },
  };
}
