import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { firstParts, routesBelow } from "./routes-below.ts";

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

const LIST: readonly Route[] = [
  { id: "root", path: "" },
  { id: "site", parentId: "root" },
  { id: "home", parentId: "site", index: true },
  { id: "search", parentId: "site", path: "search" },
  { id: "gone", parentId: "site", path: "vehicles/unavailable" },
  { id: "car", parentId: "site", path: "vehicles/:key" },
  { id: "plans", parentId: "site", path: "vehicles/:key/plans" },
  { id: "plan", parentId: "plans", path: ":plan" },
  { id: "why", parentId: "plans", index: true },
  { id: "missing", parentId: "site", path: "*" },
  { id: "private", parentId: "root" },
  { id: "order", parentId: "private", path: "orders/:order" },
];
const ROUTES = Object.fromEntries(LIST.map((route) => [route.id, route]));

function tree(routes: Readonly<Record<string, Route>>, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }): RouteObject => {
      const own = path === undefined ? { id } : { id, path };
      return index === true ? { ...own, index } : { ...own, children: tree(routes, id) };
    });
}

const named = (routes: Readonly<Record<string, Route>>, address: string) =>
  matchRoutes(tree(routes), address)?.map(({ route, params }) => [route.id, params]);

test("addresses begin with the first words of pages, the landing page's with none", () => {
  expect([...firstParts(ROUTES)]).toEqual(["", "search", "vehicles", "orders"]);
});

test.each([
  ["", "/"],
  ["search", "/search"],
  ["search", "/search/"],
  ["search", "/search/too-far"],
  ["vehicles", "/vehicles"],
  ["vehicles", "/vehicles/unavailable"],
  ["vehicles", "/vehicles/a1"],
  ["vehicles", "/vehicles/a1/plans"],
  ["vehicles", "/vehicles/a1/plans/gap"],
  ["vehicles", "/vehicles/a1/else"],
  ["orders", "/orders/7"],
])("of the routes below %o, %s names the same as of all of them", (first, address) => {
  const found = named(routesBelow(ROUTES, first), address);
  expect(found).toEqual(named(ROUTES, address));
  expect(found).toBeDefined();
});

test("routes that begin with another word, and frames that hold no others, are left out", () => {
  expect(Object.keys(routesBelow(ROUTES, "search"))).toEqual(["root", "site", "search", "missing"]);
  expect(Object.keys(routesBelow(ROUTES, "orders"))).toEqual(["root", "site", "missing", "private", "order"]);
});
