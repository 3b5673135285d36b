import { KEPT_FOR, OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import type { SessionStore } from "./session-store.ts";

/** The account of an identity token; null when it names none. */
export function accountOf(idToken: string | undefined): string | null {
  try {
    const payload = (idToken?.split(".")[1] ?? "").replace(/-/gu, "+").replace(/_/gu, "/");
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === "string" ? sub : null;
  } catch {
    // Not readable as a token: nobody's.
    return null;
  }
}

/** What forgetting stands on; tests pass their own. */
interface KeptParts {
  readonly storage: Pick<Storage, "getItem" | "removeItem">;
  readonly forget: (cache: string) => unknown;
}

/** Forgets the orders that were kept on this device once their account is signed out, or another one is signed in. */
export function forgetOthersOrders(store: SessionStore, { storage, forget }: KeptParts): void {
  const look = () => {
    const keptFor = storage.getItem(KEPT_FOR);
    if (keptFor === null) return;
    const { status } = store.state;
    const isOthers = status === "signed-in" && accountOf(store.tokens?.idToken) !== keptFor;
    if (status !== "signed-out" && !isOthers) return;
    storage.removeItem(KEPT_FOR);
    forget(OFFLINE_CACHES.orders);
  };
  store.subscribe(look);
  look();
}
