import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inFairTurns } from "./fair-turns.ts";

const begun: string[] = [];
let isAnswered: Promise<Response> | undefined;
let answer: ReturnType<typeof inFairTurns>;
beforeEach(() => {
  begun.length = 0;
  isAnswered = undefined;
  answer = inFairTurns(async ({ url, headers }) => {
    begun.push(new URL(url).pathname);
    return (headers.has("authorization") && (await isAnswered)) || new Response();
  });
});

const get = (path: string, headers = {}) => answer(new Request(`http://store.test${path}`, { headers }));
const searches = (count: number) =>
  Array.from({ length: count }, () => get("/public/inventory/vehicles?make=toyota"));

const pagesWithToken = (count: number) =>
  Array.from({ length: count }, () => get("/search?make=toyota", { authorization: "Bearer of.nobody" }));

describe.each([
  ["searches", searches],
  ["pages that come with a made-up token", pagesWithToken],
])("Of many %s that came together", (_, ask) => {
  test("eight are begun in each turn of the event loop", async () => {
    const all = ask(20);
    for (let turn = 1; turn <= 3; turn += 1) {
      expect(begun.length).toBeGreaterThanOrEqual(Math.min(20, 8 * (turn - 1)));
      expect(begun.length).toBeLessThanOrEqual(8 * (turn + 1));
      await nextTurn();
    }
    await Promise.all(all);
    expect(begun).toHaveLength(20);
  });

  test("one is begun in each turn while a stranger's cart is served", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = inFairTurns(({ method, url }) => {
      if (method === "POST") return promise;
      begun.push(new URL(url).pathname);
      return Promise.resolve(new Response());
    });
    const cart = answer(new Request("http://store.test/api/commerce/carts", { method: "POST" }));
    const all = ask(20);
    for (let turn = 1; turn <= 10; turn += 1) {
      expect(begun.length).toBeLessThanOrEqual(turn + 1);
      await nextTurn();
    }
    resolve(new Response());
    await Promise.all([cart, ...all]);
    expect(begun).toHaveLength(20);
  });
});

test.each([
  "/assets/entry.js",
  "/images/vehicles/front.webp",
  "/health",
  "/ready",
  "/.well-known/security.txt",
])("%s holds up no searches: eight are begun beside it and right after it", async (path) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = inFairTurns(({ url }) => {
    if (url.endsWith(path)) return promise;
    begun.push(new URL(url).pathname);
    return Promise.resolve(new Response());
  });
  const file = get(path);
  const beside = searches(20);
  expect(begun).toHaveLength(8);
  resolve(new Response());
  await Promise.all([file, ...beside]);
  await nextTurn();
  const after = searches(20);
  expect(begun).toHaveLength(28);
  await Promise.all(after);
});

test("Of those that are begun in one turn each is answered before the next begins", async () => {
  const told: string[] = [];
  answer = inFairTurns(async ({ url }) => {
    told.push(`${url} begins`);
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    told.push(`${url} ends`);
    return new Response();
  });
  const first = searches(8);
  const paths = Array.from({ length: 16 }, (_, at) => `/search?page=${at}`);
  const waiting = paths.map((path) => get(path));
  await Promise.all([...first, ...waiting]);
  const each = paths.flatMap((path) => [`http://store.test${path} begins`, `http://store.test${path} ends`]);
  expect(told.slice(16)).toEqual(each);
});

describe("After somebody's call", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => vi.useRealTimers());

  test("one search is begun in each turn, as the next call may be on its way", async () => {
    await answer(new Request("http://store.test/api/commerce/carts", { method: "POST" }));
    vi.advanceTimersByTime(999);
    const all = searches(10);
    expect(begun).toHaveLength(2);
    await Promise.all(all);
  });

  test("a second later eight are begun in each turn again", async () => {
    await answer(new Request("http://store.test/api/commerce/carts", { method: "POST" }));
    vi.advanceTimersByTime(1000);
    const all = searches(10);
    expect(begun).toHaveLength(9);
    await Promise.all(all);
  });
});

describe("While somebody is served who is signed in", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  /** Somebody who is served until what is returned is called. */
  function serving(path: string, method: string) {
    const { promise, resolve } = Promise.withResolvers<Response>();
    isAnswered = promise;
    const headers = { authorization: "Bearer of.somebody" };
    const call = answer(new Request(`http://store.test${path}`, { method, headers }));
    return async () => {
      resolve(new Response());
      await call;
    };
  }
  const buying = () => serving("/api/commerce/orders", "POST");
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) await nextTurn();
  };

  test("no search is begun, however long the line, and all are begun afterwards", async () => {
    const answered = buying();
    const all = searches(10);
    await turns(10);
    expect(begun).toEqual(["/api/commerce/orders"]);
    await answered();
    await Promise.all(all);
    expect(begun).toHaveLength(11);
  });

  test("those that wait already are held too", async () => {
    const all = searches(10);
    const answered = buying();
    await turns(10);
    const eight = Array.from({ length: 8 }, () => "/public/inventory/vehicles");
    expect(begun).toEqual([...eight, "/api/commerce/orders"]);
    await answered();
    await Promise.all(all);
  });

  test("a search waits for a moment and no longer, then one is begun in each turn again", async () => {
    const answered = buying();
    const all = searches(10);
    vi.advanceTimersByTime(20);
    await turns(3);
    expect(begun.length).toBeGreaterThan(1);
    expect(begun.length).toBeLessThan(6);
    await Promise.all(all);
    await answered();
  });

  test("a search of theirs holds nobody up", async () => {
    const answered = serving("/public/inventory/vehicles", "GET");
    await Promise.all(searches(3));
    expect(begun).toHaveLength(4);
    await answered();
  });

  test("a call that takes long, as a stream of events does, holds nobody up", async () => {
    const answered = buying();
    vi.advanceTimersByTime(50);
    await Promise.all(searches(3));
    expect(begun).toHaveLength(4);
    await answered();
  });
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
  expect(begun).toHaveLength(9);
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
