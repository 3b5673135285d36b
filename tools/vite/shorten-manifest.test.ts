import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { shortManifest } from "./shorten-manifest.ts";

const FLAGS = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};
const SEARCH = { id: "search", path: "search", ...FLAGS, module: "/assets/search.js", css: [] };
const MANIFEST = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"], css: [] },
  routes: {
    search: { ...SEARCH, imports: ["/assets/kit.js"] },
    odd: { ...SEARCH, id: "odd", hasAction: true, hasLoader: false, hasErrorBoundary: true, imports: [] },
  },
  url: "/assets/manifest-0a1b2c3d.js",
};
const source = `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`;

test("the browser's manifest is what the router wrote, without chunks to preload", () => {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(shortManifest(source), { window });
  expect(window.__reactRouterManifest).toEqual({
    ...MANIFEST,
    entry: { ...MANIFEST.entry, imports: [] },
    routes: { ...MANIFEST.routes, search: { ...MANIFEST.routes.search, imports: [] } },
  });
});

test("what repeats in every route is written once", () => {
  expect(shortManifest(source).split("hasClientMiddleware")).toHaveLength(2);
  expect(shortManifest(source).split('"odd"')).toHaveLength(2);
});

test("a manifest of another form stops the build", () => {
  expect(() => shortManifest("globalThis.manifest = {};")).toThrow("another form");
});
