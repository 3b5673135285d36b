import type { Plugin } from "vite";

/**
 * Parts of the router that our settings turn off, by the end of their file's name, and what is left of each: what it does
 * when it is off. All routes are known from the start (`routeDiscovery: initial`), and nobody gives `instrumentations`.
 */
export const EXTRAS: Readonly<Record<string, string>> = {
  "/react-router/dist/production/lib/dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const getManifestPath = (path) => path || "/__manifest";
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};
  `,
  "/react-router/dist/production/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
};

/** Leaves those parts out of the browser's build, where every page would load 2 KB of them. */
export function withoutRouterExtras(): Plugin {
  const left = new Set<string>();
  return {
    name: "forecourt:without-router-extras",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const [file = ""] = id.replaceAll("\\", "/").split("?");
      const part = Object.keys(EXTRAS).find((end) => file.endsWith(end));
      if (part === undefined) return null;
      left.add(part);
      return EXTRAS[part];
    },
    generateBundle() {
      const missing = Object.keys(EXTRAS).filter((end) => !left.has(end));
      if (missing.length > 0) this.error(`The router has no ${missing.join(", ")} any more.`);
    },
  };
}
