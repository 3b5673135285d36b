import type { OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";

type Caches = typeof OFFLINE_CACHES;

/** What the worker uses of its browser; tests hand in their own. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, "open" | "match" | "keys" | "delete">;
  fetch(request: Request): Promise<Response>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

export interface WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The service worker as one function without imports: its text is what browsers get. It keeps scripts, drawings and the
 * documents of cars that were looked at, which are the same for everybody. It never keeps an answer of the API: pages
 * keep the orders of who is signed in, and the worker only reads them when there is no connection.
 */
export function runServiceWorker(scope: WorkerScope, names: Caches): void {
  const most: Record<string, number> = { [names.shell]: 240, [names.cars]: 12, [names.pictures]: 80 };

  const keep = async (name: string, request: Request, answer: Response) => {
    const cache = await scope.caches.open(name);
    await cache.delete(request, { ignoreSearch: name === names.cars });
    await cache.put(request, answer);
    const kept = await cache.keys();
    const over = Math.max(0, kept.length - (most[name] ?? 0));
    for (const old of kept.slice(0, over)) await cache.delete(old);
  };

  const fromCacheFirst = async (event: WorkerEvent, name: string) => {
    const known = await scope.caches.match(event.request, { cacheName: name });
    if (known !== undefined) return known;
    const answer = await scope.fetch(event.request);
    const isForEver = (answer.headers.get("cache-control") ?? "").includes("immutable");
    if (answer.ok && isForEver) event.waitUntil(keep(name, event.request, answer.clone()));
    return answer;
  };

  /** Where the offline page leaves room for them: links to the cars that are kept, latest first. */
  const carLinks = async () => {
    const cache = await scope.caches.open(names.cars);
    const links: string[] = [];
    for (const request of (await cache.keys()).toReversed()) {
      const text = (await (await cache.match(request))?.text()) ?? "";
      const title = /<title>([^<]*)<\/title>/u.exec(text)?.[1]?.split(" | ")[0];
      const { pathname } = new URL(request.url);
      if (title !== undefined) links.push(`<li><a href="${pathname}">${title}</a></li>`);
    }
    return links.join("");
  };

  const withoutConnection = async (request: Request, path: string) => {
    const ignoreSearch = { ignoreSearch: true };
    const own = await scope.caches.match(request, { cacheName: names.orders, ...ignoreSearch });
    const car = own ?? (await scope.caches.match(request, { cacheName: names.cars, ...ignoreSearch }));
    if (car !== undefined) return car;
    const page = /^\/es(\/|$)/u.test(path) ? "/es/offline" : "/offline";
    const offline = await scope.caches.match(page, { cacheName: names.shell });
    if (offline === undefined) return Response.error();
    const html = (await offline.text()).replace(
      /(<ul[^>]* data-kept-cars=""[^>]*>)/u,
      `$1${await carLinks()}`,
    );
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
  };

  const document = async (event: WorkerEvent, path: string) => {
    try {
      const answer = await scope.fetch(event.request);
      const isCar = /^\/(es\/)?vehicles\/[A-Za-z0-9-]+$/u.test(path) && !path.endsWith("/unavailable");
      if (isCar && answer.ok && !answer.redirected)
        event.waitUntil(keep(names.cars, event.request, answer.clone()));
      return answer;
    } catch {
      return withoutConnection(event.request, path);
    }
  };

  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => {
    const current: readonly string[] = Object.values(names);
    const dropOld = async () => {
      for (const name of await scope.caches.keys())
        if (name.startsWith("fc-") && !current.includes(name)) await scope.caches.delete(name);
      await scope.clients.claim();
    };
    event.waitUntil(dropOld());
  });
  scope.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== scope.location.origin) return;
    if (mode === "navigate") event.respondWith(document(event, pathname));
    else if (pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(event, names.shell));
    else if (pathname.startsWith("/images/")) event.respondWith(fromCacheFirst(event, names.pictures));
  });
}
