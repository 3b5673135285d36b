import { OFFLINE_CACHES } from "#platform/shared/offline-caches.ts";
import { inLanguage, LANGUAGES } from "#platform/shared/texts/language.ts";
import { showingIn } from "./push-worker.ts";
import { answeringIn, keepingIn, linkingIn, listingIn, runServiceWorker } from "./service-worker.ts";

/** With which addresses of other languages than the first begin, as a pattern: `/es`. */
const PREFIXES = LANGUAGES.slice(1)
  .map((language) => inLanguage(language, "/"))
  .join("|");

/** Takes an earlier worker and all it kept away again. */
const GONE = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const n of await caches.keys())if(n.startsWith("fc-"))await caches.delete(n);await registration.unregister()})()))`;

/** The script behind `/service-worker.js`. @param isOn false for a retailer whose pages keep nothing */
export function serviceWorkerText(isOn: boolean): string {
  if (!isOn) return GONE;
  const names = JSON.stringify(OFFLINE_CACHES);
  const prefixes = JSON.stringify(PREFIXES);
  const parts = [keepingIn, linkingIn, listingIn, answeringIn].map(
    (part) => `...(${part.toString()})(self,${names},${prefixes})`,
  );
  return `(${showingIn.toString()})(self);(${runServiceWorker.toString()})(self,${names},{${parts.join(",")}})`;
}
