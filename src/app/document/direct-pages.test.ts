import {
  createRequestHandler,
  data,
  redirect,
  RouterContextProvider,
  type EntryContext,
  type ServerBuild,
} from "react-router";
import { expect, test } from "vitest";
import { DirectPages } from "./direct-pages.ts";

interface Loaded {
  readonly context: EntryContext;
  readonly data: string;
}

const CARD = '["a car","<b>\\"new\\"</b>"]';

const MODULES: Record<string, Record<string, unknown>> = {
  root: {
    default: () => null,
    middleware: [
      ({ request }: { request: Request }) => {
        if (request.url.includes("elsewhere")) throw redirect("https://elsewhere.example");
      },
    ],
    loader: ({ request }: { request: Request }) => JSON.stringify({ origin: new URL(request.url).origin }),
  },
  frame: { default: () => null },
  search: {
    default: () => null,
    loader: async ({ request }: { request: Request }) => ({
      asked: new URL(request.url).searchParams.get("q"),
      cards: [CARD, "another", CARD],
      counts: [0, 1, 1.5, -3],
      isEmpty: false,
      loosened: undefined,
      nobody: null,
      nested: { cards: [], deeper: [[{ a: "a" }]] },
    }),
  },
  car: {
    default: () => null,
    loader: ({ url, pattern, params }: { url: URL; pattern: string; params: object }) => ({
      params,
      pattern,
      url: url.href,
    }),
  },
  odd: { default: () => null, loader: () => ({ when: new Date(0) }) },
  status: { default: () => null, loader: () => data({ found: false }, { status: 404 }) },
  broken: {
    default: () => null,
    loader: () => {
      throw new Error("no database");
    },
  },
};

const PATHS = [
  ["search", "search"],
  ["car", "vehicles/:key"],
  ["odd", "odd"],
  ["status", "status"],
  ["broken", "broken"],
] as const;

/** What a router would hand to a document, and what it handed over. */
function built(basename: string): { readonly build: ServerBuild; readonly handed: Loaded[] } {
  const handed: Loaded[] = [];
  const routes = {
    root: { id: "root", path: "" },
    frame: { id: "frame", parentId: "root" },
    ...Object.fromEntries(PATHS.map(([id, path]) => [id, { id, parentId: "frame", path }])),
  };
  const build = {
    entry: {
      module: {
        default: async (
          _request: Request,
          status: number,
          _headers: Headers,
          { serverHandoffStream, ...context }: EntryContext,
        ) => {
          const text = await new Response(serverHandoffStream ?? null).text();
          handed.push({ context: context as EntryContext, data: text });
          return new Response(null, { status });
        },
        handleError: () => undefined,
      },
    },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, { ...route, module: MODULES[id] }]),
    ),
    assets: { entry: { imports: [], module: "/entry.js" }, routes: {}, url: "/manifest.js", version: "1" },
    basename,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  return { build, handed };
}

/** What can be compared: functions are others each time. */
function plainly({ staticHandlerContext, manifest, routeModules, ...context }: EntryContext) {
  const { matches, _match, ...handler } = staticHandlerContext;
  return {
    ...JSON.parse(JSON.stringify(context)),
    ...handler,
    version: manifest.version,
    modules: Object.keys(routeModules),
    matches: matches.map(({ params, pathname, route }) => ({ params, pathname, id: route.id })),
    again: _match("/search")?.length,
  };
}

test.each([
  ["/", "https://cars.example/search"],
  ["/", "https://cars.example/search?q=a%20b&make=x&make=y"],
  ["/", "https://cars.example/vehicles/V1N%2F"],
  ["/es", "https://cars.example/es/search?q=caf%C3%A9"],
])("below %s, %s is handed to its document as the router would", async (basename, address) => {
  const { build, handed } = built(basename);
  await createRequestHandler(build, "production")(new Request(address), new RouterContextProvider());
  const page = await new DirectPages(build, basename).load(new Request(address), new RouterContextProvider());
  const [routers] = handed;
  if (page === undefined || routers === undefined) throw new Error("nothing was handed over");
  expect(page.data).toBe(routers.data);
  expect(plainly(page.context)).toEqual(plainly(routers.context));
});

test.each(["/nowhere", "/odd", "/status"])("%s is left to the router", async (path) => {
  const { build } = built("/");
  const request = new Request(`https://cars.example${path}`);
  expect(await new DirectPages(build, "/").load(request, new RouterContextProvider())).toBeUndefined();
});

test.each(["/broken", "/search?elsewhere"])("%s fails as its loader or middleware does", async (path) => {
  const { build } = built("/");
  const request = new Request(`https://cars.example${path}`);
  await expect(new DirectPages(build, "/").load(request, new RouterContextProvider())).rejects.toBeDefined();
});
