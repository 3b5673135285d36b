import { expect, test } from "vitest";
import { shortManifest } from "./shorten-manifest.ts";

const MANIFEST = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"], css: [] },
  routes: {
    search: { id: "search", path: "search", module: "/assets/search.js", imports: ["/assets/kit.js"] },
  },
  url: "/assets/manifest-0a1b2c3d.js",
};

test("the browser's manifest names every route's module and no chunk to preload", () => {
  const short = shortManifest(`window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`);
  expect(JSON.parse(short.slice("window.__reactRouterManifest=".length, -1))).toEqual({
    ...MANIFEST,
    entry: { ...MANIFEST.entry, imports: [] },
    routes: { search: { ...MANIFEST.routes.search, imports: [] } },
  });
});

test("a manifest of another form stops the build", () => {
  expect(() => shortManifest("globalThis.manifest = {};")).toThrow("another form");
});
