import { useSyncExternalStore } from "react";
import type { RooftopSupport } from "../domain/rooftops/tenant-for-rooftop.ts";

let current: RooftopSupport | null = null;
const listeners = new Set<() => void>();

/** Which rooftop's support the whole page shows; null is the retailer's own. */
export function showRooftopSupport(support: RooftopSupport | null): void {
  current = support;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null on the server: what documents themselves know comes with their data. */
export function useRooftopSupport(): RooftopSupport | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
