import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import {
  answeringIn,
  keepingIn,
  linkingIn,
  listingIn,
  runServiceWorker,
  type WorkerEvent,
  type WorkerScope,
} from "./service-worker.ts";
import { serviceWorkerText } from "./service-worker-text.ts";

const ORIGIN = "https://cars.example";

/** A cache of a browser, by address without its question where that is asked for. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  match(asked: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(pathOf(asked))?.clone());
  }
  put(asked: Request | string, answer: Response): Promise<void> {
    this.entries.set(pathOf(asked), answer);
    return Promise.resolve();
  }
  delete(asked: Request | string): Promise<boolean> {
    return Promise.resolve(this.entries.delete(pathOf(asked)));
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((path) => new Request(`${ORIGIN}${path}`)));
  }
}

const pathOf = (asked: Request | string): string =>
  new URL(typeof asked === "string" ? `${ORIGIN}${asked}` : asked.url).pathname;

function browser() {
  const kept = new Map<string, FakeCache>();
  const cacheOf = (name: string): FakeCache => {
    const cache = kept.get(name) ?? new FakeCache();
    kept.set(name, cache);
    return cache;
  };
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const net = { isUp: true, answer: () => new Response("fresh"), asked: 0 };
  const scope = {
    location: { origin: ORIGIN },
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      match: (asked: Request | string, { cacheName = "" } = {}) => cacheOf(cacheName).match(asked),
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
    fetch: () => {
      net.asked += 1;
      return net.isUp ? Promise.resolve(net.answer()) : Promise.reject(new TypeError("no connection"));
    },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
  };
  const worker = scope as unknown as WorkerScope;
  const parts = {
    ...keepingIn(worker, OFFLINE_CACHES),
    ...linkingIn(worker, OFFLINE_CACHES),
    ...listingIn(worker, OFFLINE_CACHES),
    ...answeringIn(worker, OFFLINE_CACHES, "/es"),
  };
  runServiceWorker(worker, OFFLINE_CACHES, parts);
  /** What the page gets, or undefined where the worker leaves the request alone. */
  const ask = async (path: string, init: { mode?: string; method?: string } = {}) => {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const request = Object.defineProperties(
      new Request(`${ORIGIN}${path}`, { method: init.method ?? "GET" }),
      {
        mode: { value: init.mode ?? "cors" },
      },
    );
    listeners.get("fetch")?.({
      request,
      respondWith: (given) => (answer = given),
      waitUntil: (work) => works.push(work),
    });
    const text = await (await answer)?.text();
    await Promise.all(works);
    return text;
  };
  return { ask, net, cacheOf, kept, listeners };
}

const navigate = { mode: "navigate" };

const keepOffline = (cacheOf: ReturnType<typeof browser>["cacheOf"]) =>
  cacheOf(OFFLINE_CACHES.shell).put(
    "/offline",
    new Response(`<ul data-kept-orders=""></ul><ul class="grid" data-kept-cars=""></ul>`),
  );

describe("The service worker", () => {
  it("leaves every call of the API alone", async () => {
    const { ask, net } = browser();
    for (const path of ["/api/progress/FC1", "/public/commerce/orders/FC1", "/search.data"])
      expect(await ask(path)).toBeUndefined();
    expect(await ask("/api/orders", { method: "POST" })).toBeUndefined();
    expect(net.asked).toBe(0);
  });

  it("shows a car that was looked at when there is no connection", async () => {
    const { ask, net } = browser();
    net.answer = () => new Response("<title>2020 Honda Civic | Sunlane</title>");
    await ask("/vehicles/abc-1?utm=x", navigate);
    net.isUp = false;
    expect(await ask("/vehicles/abc-1", navigate)).toContain("Honda Civic");
  });

  it("keeps the last twelve cars and no other page", async () => {
    const { ask, cacheOf } = browser();
    for (let car = 1; car <= 14; car += 1) await ask(`/vehicles/car-${car}`, navigate);
    for (const path of ["/", "/progress/FC1/signing", "/profile", "/vehicles/unavailable"])
      await ask(path, navigate);
    const kept = [...cacheOf(OFFLINE_CACHES.cars).entries.keys()];
    expect(kept).toEqual(Array.from({ length: 12 }, (_, at) => `/vehicles/car-${at + 3}`));
    expect(cacheOf(OFFLINE_CACHES.orders).entries.size).toBe(0);
  });

  it("keeps only files that never change", async () => {
    const { ask, net, cacheOf } = browser();
    await ask("/assets/passing.js");
    net.answer = () => new Response("for ever", { headers: { "cache-control": "public, immutable" } });
    await ask("/assets/kit.js");
    net.isUp = false;
    expect(await ask("/assets/kit.js")).toBe("for ever");
    expect([...cacheOf(OFFLINE_CACHES.shell).entries.keys()]).toEqual(["/assets/kit.js"]);
  });

  it("says that there is no connection, with links to the cars that are kept, their pictures and prices", async () => {
    const { ask, net, cacheOf } = browser();
    const page = (name: string, picture: string) =>
      new Response(
        `<title>${name} | Sunlane</title><link rel="preload" as="image" href="${picture}"/><script type="application/ld+json">{"price":"14200.00"}</script>`,
      );
    net.answer = () => page("2020 Honda Civic", "/images/a.svg");
    await ask("/vehicles/abc-1", navigate);
    net.answer = () => page("2021 Kia EV6", "/images/never-seen.svg");
    await ask("/vehicles/abc-2", navigate);
    await cacheOf(OFFLINE_CACHES.pictures).put("/images/a.svg", new Response("<svg/>"));
    await keepOffline(cacheOf);
    net.isUp = false;
    expect(await ask("/search", navigate)).toBe(
      `<ul data-kept-orders=""></ul><ul class="grid" data-kept-cars="">` +
        `<li><a href="/vehicles/abc-2"><span>2021 Kia EV6<small>$14,200</small></span></a></li>` +
        `<li><a href="/vehicles/abc-1"><img alt="" src="/images/a.svg"><span>2020 Honda Civic<small>$14,200</small></span></a></li>` +
        `</ul>`,
    );
  });

  it("lists the orders that their own pages kept, and nothing in a name is markup", async () => {
    const { ask, net, cacheOf } = browser();
    const orders = cacheOf(OFFLINE_CACHES.orders);
    const shown = {
      title: `2020 <b> "Civic" & more`,
      picture: "/images/a.svg",
      page: "/progress/FC1/signing",
    };
    await orders.put("/kept/public/commerce/orders/FC1", Response.json({ answer: {}, keptAt: 1, shown }));
    await orders.put("/kept/api/progress/FC1", Response.json({ answer: {}, keptAt: 1 }));
    await orders.put("/progress/FC1/signing", new Response("the shell"));
    await keepOffline(cacheOf);
    net.isUp = false;
    expect(await ask("/search", navigate)).toBe(
      `<ul data-kept-orders=""><li><a href="/progress/FC1/signing">` +
        `<span>2020 &#60;b&#62; &#34;Civic&#34; &#38; more</span></a></li></ul>` +
        `<ul class="grid" data-kept-cars=""></ul>`,
    );
  });

  it("reads an order's page that its own page kept", async () => {
    const { ask, net, cacheOf } = browser();
    await cacheOf(OFFLINE_CACHES.orders).put("/progress/FC1/signing", new Response("the shell"));
    net.isUp = false;
    expect(await ask("/progress/FC1/signing", navigate)).toBe("the shell");
  });

  it("drops what an earlier version kept, and nothing of others", async () => {
    const { kept, cacheOf, listeners } = browser();
    for (const name of ["fc-shell-0", "somebody-else", OFFLINE_CACHES.cars]) cacheOf(name);
    const works: Promise<unknown>[] = [];
    listeners.get("activate")?.({
      waitUntil: (work: Promise<unknown>) => works.push(work),
    } as unknown as WorkerEvent);
    await Promise.all(works);
    expect([...kept.keys()]).toEqual(["somebody-else", OFFLINE_CACHES.cars]);
  });

  it("is a script that stands by itself, and one that takes itself away where a store wants none", () => {
    const heard: string[] = [];
    const self = { addEventListener: (type: string) => heard.push(type) };
    runInNewContext(serviceWorkerText(true), { self });
    expect(heard).toEqual(["push", "notificationclick", "install", "activate", "fetch"]);
    expect(serviceWorkerText(true)).toContain('"orders":"fc-orders"');
    expect(serviceWorkerText(false)).toContain("unregister");
  });
});
