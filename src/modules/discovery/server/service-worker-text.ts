import { OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import { showingIn } from "./push-worker.ts";
import { answeringIn, keepingIn, runServiceWorker } from "./service-worker.ts";

/** Takes an earlier worker and all it kept away again. */
const GONE = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const n of await caches.keys())if(n.startsWith("fc-"))await caches.delete(n);await registration.unregister()})()))`;

/** The script behind `/service-worker.js`. @param isOn false for a retailer whose pages keep nothing */
export function serviceWorkerText(isOn: boolean): string {
  if (!isOn) return GONE;
  const names = JSON.stringify(OFFLINE_CACHES);
  const parts = [keepingIn, answeringIn].map((part) => `...(${part.toString()})(self,${names})`);
  return `(${showingIn.toString()})(self);(${runServiceWorker.toString()})(self,${names},{${parts.join(",")}})`;
}
