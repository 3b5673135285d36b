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

/** What pages keep of an order, as far as the worker reads it. */
interface KeptAnswer {
  readonly shown?: { readonly title: string; readonly picture: string; readonly page: string };
}

/** What the worker keeps; a function without imports, whose text goes to browsers. */
export function keepingIn(scope: WorkerScope, names: Caches) {
  const most: Record<string, number> = { [names.shell]: 240, [names.cars]: 12, [names.pictures]: 80 };
  const keep = async (name: string, request: Request, answer: Response) => {
    const cache = await scope.caches.open(name);
    await cache.delete(request, { ignoreSearch: name === names.cars });
    await cache.put(request, answer);
    const kept = await cache.keys();
    const over = Math.max(0, kept.length - (most[name] ?? 0));
    for (const old of kept.slice(0, over)) await cache.delete(old);
  };
  /** What never changes is asked for once. */
  const fromCacheFirst = async (event: WorkerEvent, name: string) => {
    const known = await scope.caches.match(event.request, { cacheName: name });
    if (known !== undefined) return known;
    const answer = await scope.fetch(event.request);
    const isForEver = (answer.headers.get("cache-control") ?? "").includes("immutable");
    if (answer.ok && isForEver) event.waitUntil(keep(name, event.request, answer.clone()));
    return answer;
  };
  return { keep, fromCacheFirst };
}

/** What is kept as a link; a function without imports, as the one above. */
export function linkingIn(scope: WorkerScope, names: Caches) {
  const safe = (text: string) => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
  /** A link with its picture, where that is kept as well; `title` and `note` are HTML. */
  const linkTo = async (
    page: string,
    title: string,
    shown: { picture?: string | undefined; note?: string },
  ) => {
    const { picture = "", note = "" } = shown;
    const isKept = picture.startsWith("/images/")
      ? (await scope.caches.match(picture, { cacheName: names.pictures })) !== undefined
      : false;
    const image = isKept ? `<img alt="" src="${safe(picture)}">` : "";
    const small = note === "" ? "" : `<small>${note}</small>`;
    return `<li><a href="${safe(page)}">${image}<span>${title}${small}</span></a></li>`;
  };
  return { safe, linkTo };
}

/** What is kept, in lists of the page for no connection; a function without imports. */
export function listingIn(scope: WorkerScope, names: Caches) {
  type Links = ReturnType<typeof linkingIn>;
  /** Links to the cars that are kept, latest first, each with the price at which it was seen. */
  const carLinks = async ({ linkTo }: Links) => {
    const cache = await scope.caches.open(names.cars);
    const links: string[] = [];
    for (const request of (await cache.keys()).toReversed()) {
      const text = (await (await cache.match(request))?.text()) ?? "";
      const title = /<title>([^<]*)<\/title>/u.exec(text)?.[1]?.split(" | ")[0];
      const picture = /<link[^>]* as="image"[^>]* href="([^"]+)"/u.exec(text)?.[1];
      const dollars = /"price":"(\d+)/u.exec(text)?.[1];
      const note = dollars === undefined ? "" : `$${Number(dollars).toLocaleString("en-US")}`;
      if (title !== undefined)
        links.push(await linkTo(new URL(request.url).pathname, title, { picture, note }));
    }
    return links.join("");
  };
  /** Links to the orders of who is signed in, as their own pages kept them. */
  const orderLinks = async ({ linkTo, safe }: Links) => {
    const cache = await scope.caches.open(names.orders);
    const links: string[] = [];
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.startsWith("/kept/")) continue;
      const kept = (await (await cache.match(request))?.json()) as KeptAnswer | undefined;
      const shown = kept?.shown;
      if (shown !== undefined) links.push(await linkTo(shown.page, safe(shown.title), shown));
    }
    return links.join("");
  };
  /** The page with its lists filled. */
  const withLists = async (html: string, parts: Links) => {
    const [cars, orders] = await Promise.all([carLinks(parts), orderLinks(parts)]);
    return html
      .replace(/<ul[^>]* data-kept-cars=""[^>]*>/u, (list) => list + cars)
      .replace(/<ul[^>]* data-kept-orders=""[^>]*>/u, (list) => list + orders);
  };
  return { withLists };
}

/**
 * What the worker answers without a connection; a function without imports, as the one above.
 * @param prefixes with which addresses of other languages begin, as a pattern: `/es|/fr`
 */
export function answeringIn(scope: WorkerScope, names: Caches, prefixes: string) {
  /** The page as it was kept; else the page for no connection, which leaves room for the links. */
  const withoutConnection = async (
    request: Request,
    path: string,
    parts: ReturnType<typeof linkingIn> & ReturnType<typeof listingIn>,
  ) => {
    const ignoreSearch = { ignoreSearch: true };
    const own = await scope.caches.match(request, { cacheName: names.orders, ...ignoreSearch });
    const kept = own ?? (await scope.caches.match(request, { cacheName: names.cars, ...ignoreSearch }));
    if (kept !== undefined) return kept;
    const [prefix = ""] = new RegExp(`^(${prefixes})(?=/|$)`, "u").exec(path) ?? [];
    const page = `${prefix}/offline`;
    const offline = await scope.caches.match(page, { cacheName: names.shell });
    if (offline === undefined) return Response.error();
    return new Response(await parts.withLists(await offline.text(), parts), {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  };
  return { withoutConnection };
}

type Parts = ReturnType<typeof keepingIn> &
  ReturnType<typeof linkingIn> &
  ReturnType<typeof listingIn> &
  ReturnType<typeof answeringIn>;

/**
 * The service worker. It keeps scripts, drawings and the documents of cars that were looked at, which are the same for
 * everybody. It never keeps an answer of the API: pages keep the orders of who is signed in, and the worker only reads
 * them when there is no connection.
 */
export function runServiceWorker(scope: WorkerScope, names: Caches, parts: Parts): void {
  const isCar = (path: string) =>
    /^(\/[a-z]{2})?\/vehicles\/[A-Za-z0-9-]+$/u.test(path) && !path.endsWith("/unavailable");
  const { keep, fromCacheFirst, withoutConnection } = parts;
  const documentOf = async (event: WorkerEvent, path: string) => {
    try {
      const answer = await scope.fetch(event.request);
      if (isCar(path) && answer.ok && !answer.redirected)
        event.waitUntil(keep(names.cars, event.request, answer.clone()));
      return answer;
    } catch {
      return withoutConnection(event.request, path, parts);
    }
  };
  const dropOld = async () => {
    const current: readonly string[] = Object.values(names);
    for (const name of await scope.caches.keys())
      if (name.startsWith("fc-") && !current.includes(name)) await scope.caches.delete(name);
    await scope.clients.claim();
  };
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(dropOld()));
  scope.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== scope.location.origin) return;
    if (mode === "navigate") event.respondWith(documentOf(event, pathname));
    else if (pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(event, names.shell));
    else if (pathname.startsWith("/images/")) event.respondWith(fromCacheFirst(event, names.pictures));
  });
}
