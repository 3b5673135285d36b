import { KEPT_FOR, OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import type { SessionStore } from "./session-store.ts";
import { claimsOf } from "./token-claims.ts";

/** The account of an identity token; null when it names none. */
export function accountOf(idToken: string | undefined): string | null {
  const { sub } = claimsOf(idToken ?? "");
  return typeof sub === "string" ? sub : null;
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
