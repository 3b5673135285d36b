import { data, redirect, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { LogFields } from "#platform/server/context/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { appContext, type AppLoadContext } from "../app-context.ts";
import { PageRouter } from "./page-router.ts";

const DOCUMENT = { parts: [], scriptSources: [] };

interface Page {
  /** What the page's loader does, by how often it was asked before. */
  readonly loader: (before: number) => unknown;
  readonly write?: () => never;
}

/** A router of one page, what its loader was asked and what was logged. */
function pageRouter({ loader, write }: Page) {
  const told: LogFields[] = [];
  let asked = 0;
  const modules: Record<string, Record<string, unknown>> = {
    root: { default: () => null, loader: () => "shell" },
    car: { default: () => null, loader: async () => loader(asked++) },
  };
  const routes = { root: { id: "root", path: "" }, car: { id: "car", parentId: "root", path: "car" } };
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number) => new Response(null, { status }),
        handleError: () => undefined,
      },
    },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, { ...route, module: modules[id] }]),
    ),
    assets: { entry: { imports: [], module: "/entry.js" }, routes: {}, url: "/manifest.js", version: "1" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const router = new PageRouter({ build, basename: "/", write: write ?? (() => DOCUMENT) });
  const log = {
    ...silentLog,
    error: (_message: string, fields: LogFields = {}) => {
      told.push(fields);
    },
  };
  return {
    told,
    asked: () => asked,
    ask: (mayComeDirectly = true) => {
      const context = new RouterContextProvider();
      context.set(appContext, { log } as unknown as AppLoadContext);
      return router.render(
        new Request("https://cars.example/car?email=jo@example.com"),
        context,
        mayComeDirectly,
      );
    },
  };
}

/** Fails with somebody's address in its message. */
function fail(): never {
  throw new TypeError("nothing known of jo@example.com");
}

test("a page that anybody may see is written without the router", async () => {
  const page = pageRouter({ loader: () => ({ car: 1 }) });
  expect((await page.ask()).document).toBe(DOCUMENT);
  expect([page.asked(), page.told]).toEqual([1, []]);
});

test("a fault of the direct way alone is told once, without what it quotes, and the router answers", async () => {
  const page = pageRouter({ loader: () => ({ car: 1 }), write: fail });
  for (let time = 0; time < 3; time += 1) {
    const { response, document } = await page.ask();
    expect([response.status, document]).toEqual([200, null]);
  }
  expect(page.told).toHaveLength(1);
  expect(page.told[0]?.error).toBe("TypeError");
  expect(page.told[0]?.stack).toContain("page-router.test.ts");
  expect(JSON.stringify(page.told)).not.toContain("jo@example.com");
});

test("a loader that failed is asked again by the router", async () => {
  const page = pageRouter({ loader: (before) => (before === 0 ? fail() : { car: 1 }) });
  expect((await page.ask()).response.status).toBe(200);
  expect(page.asked()).toBe(2);
});

test("what the router can't answer either is left to its own words in the log", async () => {
  const page = pageRouter({ loader: fail });
  expect((await page.ask()).response.status).toBe(500);
  expect(page.told).toEqual([]);
});

test.each([
  [
    404,
    () => {
      throw data({ code: "vehicle.notFound" }, 404);
    },
  ],
  [
    302,
    () => {
      throw redirect("/search");
    },
  ],
  [404, () => data({ found: false }, 404)],
])("a loader whose answer is the page's status %i is asked once, and no fault", async (status, loader) => {
  const page = pageRouter({ loader });
  expect((await page.ask()).response.status).toBe(status);
  expect([page.asked(), page.told]).toEqual([1, []]);
});

test("a page of one's own is the router's", async () => {
  const page = pageRouter({ loader: () => ({ car: 1 }) });
  expect((await page.ask(false)).document).toBeNull();
  expect(page.asked()).toBe(1);
});
