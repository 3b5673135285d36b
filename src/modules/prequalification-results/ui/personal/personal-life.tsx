import { useEffect, useSyncExternalStore } from "react";
import { personalSearch } from "#modules/vehicle-search/ui/results/personal-search.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { session } from "#platform/browser/session/session.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { capability } from "#modules/prequalification/ui/journey/capability.ts";
import { journeyCalls } from "#modules/prequalification/ui/journey/journey-calls.ts";
import { hasPersonalTerms } from "#modules/personal-pricing/ui/terms/has-personal-terms.ts";
import { openTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";
import { ExpiryToast } from "./expiry-toast.tsx";
import { followOwnTerms } from "./follow-own-terms.ts";
import { forgetOwnResult, readOwnResult } from "./own-result.ts";
import { ownResult } from "#modules/prequalification/ui/journey/own-result-store.ts";
import { searchByTerms } from "./search-by-terms.ts";

/** Asked again when somebody comes back after this long: a result ends overnight, or in another tab. */
const STALE_MS = 15 * 60_000;

/**
 * The life of a result in this tab: asked for once a document, at every sign-in and after a long absence; gone with the
 * sign-out; its terms told to the search.
 */
export function PersonalLife() {
  const { status } = useSession();
  const view = useSyncExternalStore(ownResult.subscribe, ownResult.get, () => null);
  useEffect(() => {
    if (status === "signed-in") void claimHere().then(readOwnResult);
    else if (status === "signed-out") void readAnonymously();
  }, [status]);
  useEffect(() => {
    let askedAt = Date.now();
    const seen = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < STALE_MS) return;
      askedAt = Date.now();
      void readOwnResult();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  useEffect(() => followOwnTerms(), []);
  useEffect(() => {
    const tell = () => {
      const open = openTerms.get();
      personalSearch.set(open && ((search, signal) => searchByTerms(open, search, signal)));
    };
    tell();
    return openTerms.subscribe(tell);
  }, []);
  return <ExpiryToast view={view} />;
}

/** What this tab came to before somebody signed in belongs to the account from now on. */
async function claimHere(): Promise<void> {
  if (capability.get() === null || !hasPersonalTerms()) return;
  try {
    await journeyCalls.claim();
    capability.forget();
  } catch (error) {
    // It belongs to somebody already, or the line is down: the next document tries again.
    if (!isApiError(error)) throw error;
  }
}

/** Whose account left the tab has left its payments, too; a result that no account has stays with its tab. */
async function readAnonymously(): Promise<void> {
  const wasOfAccount = ownResult.get()?.isClaimed ?? capability.get() === null;
  if (wasOfAccount && session.state.status === "signed-out") {
    capability.forget();
    forgetOwnResult();
    return;
  }
  await readOwnResult();
}
