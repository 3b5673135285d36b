import { parseAst, type Plugin } from "vite";

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

/**
 * Functions of the router that nothing of ours comes to, and what stands for the body of each: what it does where nobody
 * uses what it is for. No page fetches, blocks or prefetches by the router, no route has `links` (a fence sees to that), and React's server
 * components are off.
 */
export const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/react-router/dist/production/lib/router/router.js": {
    fetch: `throw new Error("fetchers are left out of the build");`,
    handleFetcherAction: "",
    handleFetcherLoader: "",
    updateFetcherState: "",
    setFetcherError: "",
    getFetcher: "",
    resetFetcher: "",
    deleteFetcher: "",
    queueFetcherForDeletion: "",
    abortFetcher: "",
    markFetchersDone: "",
    markFetchRedirectsDone: "return false;",
    abortStaleFetchLoads: "return false;",
    getBlocker: "",
    deleteBlocker: "",
    updateBlocker: "",
    shouldBlockNavigation: "",
    checkFogOfWar: "return { active: false, matches: null };",
    discoverRoutes: `return { type: "success", matches };`,
    patchRoutesImpl: "",
  },
  "/react-router/dist/production/lib/hooks.js": { RSCErrorHandler: "return children;" },
  "/react-router/dist/production/lib/dom/ssr/components.js": {
    usePrefetchBehavior: "return [false, React$1.useRef(null), {}];",
    PrefetchPageLinks: "return null;",
    // In a browser its scripts are blank and its preloads ran long ago: two elements that the document brought stay.
    Scripts: `
      React$1.useEffect(() => setIsHydrated(), []);
      if (isHydrated) return null;
      let blank = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: " " } };
      return React$1.createElement(
        React$1.Fragment,
        null,
        React$1.createElement("script", blank),
        React$1.createElement("script", { ...blank, type: "module", async: true }),
      );
    `,
  },
  "/react-router/dist/production/lib/dom/ssr/links.js": { prefetchStyleLinks: "", prefetchRouteCss: "" },
};

/** Leaves those parts out of the browser's build, where every page would load 4 KB of them. */
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
    transform(code, id) {
      const [file = ""] = id.replaceAll("\\", "/").split("?");
      const part = Object.keys(UNUSED).find((end) => file.endsWith(end));
      if (part === undefined) return null;
      left.add(part);
      return { code: withBodies(code, UNUSED[part] ?? {}), map: null };
    },
    generateBundle() {
      const missing = [...Object.keys(EXTRAS), ...Object.keys(UNUSED)].filter((end) => !left.has(end));
      if (missing.length > 0) this.error(`The router has no ${missing.join(", ")} any more.`);
    },
  };
}

/**
 * @param bodies what stands between the braces of the declared functions of these names
 * @throws when one is not there, or twice
 */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const found = new Map<string, { start: number; end: number }>();
  for (const { name, start, end } of declaredFunctions(parseAst(code))) {
    if (!(name in bodies)) continue;
    if (found.has(name)) throw new Error(`A package has two functions ${name}`);
    found.set(name, { start, end });
  }
  const missing = Object.keys(bodies).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`A package has no function ${missing.join(", ")} any more`);
  let written = code;
  for (const [name, { start, end }] of [...found].sort(([, a], [, b]) => b.start - a.start))
    written = `${written.slice(0, start)}{ ${bodies[name]} }${written.slice(end)}`;
  return written;
}

/** Functions with a name of their own, however deep, and where the bodies of each begin and end. */
function declaredFunctions(node: unknown): { name: string; start: number; end: number }[] {
  if (Array.isArray(node)) return node.flatMap(declaredFunctions);
  if (typeof node !== "object" || node === null) return [];
  const within = Object.values(node).flatMap(declaredFunctions);
  const { type, id, body } = node as Partial<{ type: string; id: Named; body: Span }>;
  if (type !== "FunctionDeclaration" || !id || !body) return within;
  return [{ name: id.name, start: body.start, end: body.end }, ...within];
}

interface Named {
  readonly name: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
