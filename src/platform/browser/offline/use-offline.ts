import { useEffect } from "react";
import { inLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import { OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";

/** Once a tab: the page for no connection is fetched again, with whatever the store says today. */
const READY = "fc.offline-ready";

/** Starts the service worker once a page has nothing else to do. */
export function useOffline(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Nobody waits for it, and a browser that refuses it goes on without.
    void start().catch(() => undefined);
  }, []);
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  // Never where a browser accepts workers and starts none: nobody would read what is kept.
  await navigator.serviceWorker.ready;
  if (sessionStorage.getItem(READY) !== null) return;
  const cache = await caches.open(OFFLINE_CACHES.shell);
  const page = inLanguage(splitLanguage(location.pathname).language, "/offline");
  await cache.add(new Request(page, { cache: "no-cache" }));
  // What this page has loaded was fetched before there was a worker to keep it.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const scripts = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  // One after the other: asked for together, thirty files hold up a phone for a sixth of a second (0807).
  for (const script of new Set(scripts)) await cache.add(script);
  sessionStorage.setItem(READY, "1");
}
