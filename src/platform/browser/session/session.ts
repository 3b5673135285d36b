import { PUSH_ANSWER } from "#platform/shared/offline-caches.ts";
import { forgetOthersOrders } from "./kept-for.ts";
import { SessionStore, type SessionStorages } from "./session-store.ts";

/** Storage that forgets: on the server, and where the browser forbids the real one. */
function memoryStorage(): SessionStorages["tab"] {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function storageOf(name: "sessionStorage" | "localStorage"): SessionStorages["tab"] {
  try {
    return globalThis.window === undefined ? memoryStorage() : window[name];
  } catch {
    // Blocked by the browser's settings: the session then lives as long as the page.
    return memoryStorage();
  }
}

/** Updates about the orders of who was signed in end in the browser too; the server sends none to an ended session. */
async function stopUpdates(): Promise<void> {
  storageOf("localStorage").removeItem(PUSH_ANSWER);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** The session of this tab. On the server it stays empty: pages are rendered anonymously. */
export const session = new SessionStore({
  tab: storageOf("sessionStorage"),
  shared: storageOf("localStorage"),
  now: () => Date.now(),
});

if (globalThis.window !== undefined) {
  // An address without https has no caches, and nothing was kept there.
  const forget = (name: string) => {
    void globalThis.caches?.delete(name);
    void stopUpdates();
  };
  forgetOthersOrders(session, { storage: storageOf("localStorage"), forget });
  window.addEventListener("storage", (event) => {
    if (event.storageArea === window.localStorage) session.onSharedChange(event.key, event.newValue);
  });
}
