import { KEPT_FOR, OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import { session } from "../session/session.ts";
import { accountOf } from "../session/kept-for.ts";

/** An answer as it was kept, and when. */
export interface Kept<T> {
  readonly answer: T;
  /** Epoch milliseconds by this browser's clock. */
  readonly keptAt: number;
}

const addressOf = (path: string): string => `/kept${path}`;

/** False where the browser has no caches, such as on an address without https. */
const hasCaches = (): boolean => typeof caches !== "undefined";

/**
 * Keeps an answer of the API about an order, and the page that shows it, for when there is no connection. Only for who
 * is signed in: what arrives after a sign-out is dropped again.
 */
export async function keepOrder(path: string, answer: unknown): Promise<void> {
  const account = accountOf(session.tokens?.idToken);
  if (!hasCaches() || account === null) return;
  localStorage.setItem(KEPT_FOR, account);
  const cache = await caches.open(OFFLINE_CACHES.orders);
  const kept: Kept<unknown> = { answer, keptAt: Date.now() };
  await cache.put(addressOf(path), new Response(JSON.stringify(kept)));
  await keepPage(cache);
  if (localStorage.getItem(KEPT_FOR) !== account) await caches.delete(OFFLINE_CACHES.orders);
}

/** The document of the page that is open: the same for everybody, kept beside the order that it shows. */
async function keepPage(cache: Cache): Promise<void> {
  const { pathname } = location;
  if ((await cache.match(pathname)) === undefined) await cache.add(pathname);
}

/** The kept answer; undefined when there is none. */
export async function keptOrder<T>(path: string): Promise<Kept<T> | undefined> {
  if (!hasCaches() || localStorage.getItem(KEPT_FOR) === null) return undefined;
  const found = await caches.match(addressOf(path), { cacheName: OFFLINE_CACHES.orders });
  return found === undefined ? undefined : ((await found.json()) as Kept<T>);
}
