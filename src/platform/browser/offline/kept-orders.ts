import { KEPT_FOR, OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import { session } from "../session/session.ts";
import { accountOf } from "../session/kept-for.ts";

/** How a list of what is kept names an order, by the service worker and without an answer of the API. */
interface ShownOffline {
  readonly title: string;
  /** Address of a picture that the page shows, so that it is kept as well. */
  readonly picture: string;
}

/** An answer as it was kept, and when. */
export interface Kept<T> {
  readonly answer: T;
  /** With the page that was open. */
  readonly shown?: ShownOffline & { readonly page: string };
  /** Epoch milliseconds by this browser's clock. */
  readonly keptAt: number;
}

const addressOf = (path: string): string => `/kept${path}`;

/** False where the browser has no caches, such as on an address without https. */
const hasCaches = (): boolean => typeof caches !== "undefined";

/**
 * Keeps an answer of the API about an order, and the page that shows it, for when there is no connection. Only for who
 * is signed in: what arrives after a sign-out is dropped again.
 * @param shown of an answer by which the page for no connection lists the order
 */
export async function keepOrder(path: string, answer: unknown, shown?: ShownOffline): Promise<void> {
  const account = accountOf(session.tokens?.idToken);
  if (!hasCaches() || account === null) return;
  localStorage.setItem(KEPT_FOR, account);
  const cache = await caches.open(OFFLINE_CACHES.orders);
  // The page may be another one by the time the order is kept.
  const { pathname } = location;
  const listed = shown && { shown: { ...shown, page: pathname } };
  const kept: Kept<unknown> = { answer, keptAt: Date.now(), ...listed };
  await cache.put(addressOf(path), new Response(JSON.stringify(kept)));
  await keepPage(cache, pathname);
  if (localStorage.getItem(KEPT_FOR) !== account) await caches.delete(OFFLINE_CACHES.orders);
}

/** The document of the page that is open: the same for everybody, kept beside the order that it shows. */
async function keepPage(cache: Cache, pathname: string): Promise<void> {
  if ((await cache.match(pathname)) === undefined) await cache.add(pathname);
}

/** The kept answer; undefined when there is none. */
export async function keptOrder<T>(path: string): Promise<Kept<T> | undefined> {
  if (!hasCaches() || localStorage.getItem(KEPT_FOR) === null) return undefined;
  const found = await caches.match(addressOf(path), { cacheName: OFFLINE_CACHES.orders });
  return found === undefined ? undefined : ((await found.json()) as Kept<T>);
}
