import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { inFairTurns } from "./fair-turns.ts";

const begun: string[] = [];
let answer: ReturnType<typeof inFairTurns>;
beforeEach(() => {
  begun.length = 0;
  answer = inFairTurns(async ({ url }) => {
    begun.push(new URL(url).pathname);
    return new Response();
  });
});

const get = (path: string, headers = {}) => answer(new Request(`http://store.test${path}`, { headers }));
const searches = (count: number) =>
  Array.from({ length: count }, () => get("/public/inventory/vehicles?make=toyota"));

test("of many searches that came together one is begun in each turn of the event loop", async () => {
  const all = searches(20);
  for (let turn = 1; turn <= 20; turn += 1) {
    expect(begun.length).toBeLessThanOrEqual(turn + 1);
    await nextTurn();
  }
  await Promise.all(all);
  expect(begun).toHaveLength(20);
});

test("an order that waits for the database ten times is done before the twelfth search is begun", async () => {
  const all = searches(100);
  const order = answer(new Request("http://store.test/api/commerce/orders", { method: "POST" }));
  // At once, whoever waits.
  expect(begun).toEqual(["/public/inventory/vehicles", "/api/commerce/orders"]);
  await order;
  for (let statement = 0; statement < 10; statement += 1) await nextTurn();
  expect(begun.length).toBeLessThanOrEqual(13);
  await Promise.all(all);
});

test.each([
  ["/health", {}],
  ["/ready?x=1", {}],
  ["/assets/entry.js", {}],
  ["/api/commerce/orders/1", {}],
  ["/public/inventory/vehicles", { authorization: "Bearer of.somebody" }],
])("%s does not wait for the searches of strangers", async (path, headers) => {
  const all = searches(30);
  const own = get(path, headers);
  expect(begun).toHaveLength(2);
  await Promise.all([...all, own]);
});

test("searches are answered in the order of their coming, also after one failed", async () => {
  const order: string[] = [];
  const fragile = inFairTurns(async ({ url }) => {
    const { pathname } = new URL(url);
    order.push(pathname);
    if (pathname === "/second") throw new Error("no such page");
    return new Response();
  });
  const ask = (path: string) => fragile(new Request(`http://store.test${path}`));
  const all = await Promise.allSettled(["/first", "/second", "/third", "/fourth"].map(ask));
  expect(order).toEqual(["/first", "/second", "/third", "/fourth"]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  // Nobody is left behind for whoever comes later.
  await expect(ask("/healthy")).resolves.toBeInstanceOf(Response);
});
