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

/** The session of this tab. On the server it stays empty: pages are rendered anonymously. */
export const session = new SessionStore({
  tab: storageOf("sessionStorage"),
  shared: storageOf("localStorage"),
  now: () => Date.now(),
});

if (globalThis.window !== undefined) {
  // An address without https has no caches, and nothing was kept there.
  const forget = (name: string) => globalThis.caches?.delete(name);
  forgetOthersOrders(session, { storage: storageOf("localStorage"), forget });
  window.addEventListener("storage", (event) => {
    if (event.storageArea === window.localStorage) session.onSharedChange(event.key, event.newValue);
  });
}
