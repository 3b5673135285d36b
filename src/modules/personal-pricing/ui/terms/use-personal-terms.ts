import { useEffect, useSyncExternalStore } from "react";
import { hasPersonalTerms } from "./has-personal-terms.ts";
import { type OpenTerms, openTerms } from "./personal-terms-store.ts";

/**
 * The terms that price every car for this tab's shopper; null on the server, for everybody else, and until the rules are
 * there. What is heavy is loaded only for who has terms.
 */
export function usePersonalTerms(): OpenTerms | null {
  useEffect(() => {
    if (openTerms.get() === null && hasPersonalTerms())
      void import("./keep-terms.ts").then((late) => late.reopenTerms());
  }, []);
  return useSyncExternalStore(openTerms.subscribe, openTerms.get, () => null);
}
