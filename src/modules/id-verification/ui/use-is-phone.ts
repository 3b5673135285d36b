import { useSyncExternalStore } from "react";

/** A touch device of a phone's size: it most likely has the camera we ask for. */
const PHONE = "(pointer: coarse) and (max-width: 48rem)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** False on the server and until the page is alive. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
