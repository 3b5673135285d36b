import { useEffect, useSyncExternalStore } from "react";
import { apiClient } from "../http/api-client.ts";
import { isApiError } from "../http/api-error.ts";
import { session } from "./session.ts";
import type { SessionState } from "./session-store.ts";

const UNKNOWN: SessionState = { status: "unknown" };

/**
 * Who is signed in, and a new rendering whenever that changes. `unknown` on the server and during
 * hydration; a new tab of a signed-in browser is `restoring` until it has its own tokens.
 */
export function useSession(): SessionState {
  const state = useSyncExternalStore(
    session.subscribe,
    () => session.state,
    () => UNKNOWN,
  );
  useEffect(() => {
    if (state.status === "restoring") void restore();
  }, [state.status]);
  return state;
}

/** A server that cannot be reached leaves the tab `restoring`; the next call tries again. */
async function restore(): Promise<void> {
  try {
    await apiClient.refresh();
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
