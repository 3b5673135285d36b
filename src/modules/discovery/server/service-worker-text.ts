import { OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import { runServiceWorker } from "./service-worker.ts";

/** Takes an earlier worker and all it kept away again. */
const GONE = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const n of await caches.keys())if(n.startsWith("fc-"))await caches.delete(n);await registration.unregister()})()))`;

/** The script behind `/service-worker.js`. @param isOn false for a retailer whose pages keep nothing */
export function serviceWorkerText(isOn: boolean): string {
  return isOn ? `(${runServiceWorker.toString()})(self,${JSON.stringify(OFFLINE_CACHES)})` : GONE;
}
