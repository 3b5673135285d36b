/** How the router starts the browser code; a new version may print it differently, then this must follow. */
const BOOT_TAG = '<script type="module" async="">';
const PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;

/**
 * Starts the browser code on the first touch, key or focus, else when the page is idle after loading.
 * A button pressed before that is pressed again once the page is alive; links and forms need no help.
 */
const BOOT_SCRIPT = `(()=>{let started,pressed;const start=()=>{if(started)return;started=true;const boot=document.createElement("script");boot.type="module";boot.textContent=document.getElementById("rr-boot").textContent;document.head.append(boot)};for(const name of ["pointerdown","keydown","focusin"])addEventListener(name,start,{capture:true,once:true,passive:true});const press=event=>{const button=event.target.closest&&event.target.closest("button[type=button]:not([popovertarget])");if(button)pressed=button};addEventListener("click",press,true);addEventListener("app:alive",()=>{removeEventListener("click",press,true);if(pressed&&pressed.isConnected)pressed.click()},{once:true});const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);document.readyState==="complete"?idle():addEventListener("load",idle,{once:true})})()`;

/** Event on `window` that the root component sends when the page answers to React. */
export const ALIVE_EVENT = "app:alive";

/**
 * Lets a finished document paint before its code arrives: scripts are neither preloaded nor run until
 * somebody needs them. Throws when the document does not look like the router's, because then the page
 * would silently never come alive.
 */
export function deferHydration(html: string): string {
  const at = html.lastIndexOf(BOOT_TAG);
  const end = html.lastIndexOf("</body>");
  if (at === -1 || end === -1) throw new Error("late hydration: the document has no script tag to defer");
  const deferred =
    html.slice(0, at) +
    '<script type="text/plain" id="rr-boot">' +
    html.slice(at + BOOT_TAG.length, end) +
    `<script>${BOOT_SCRIPT}</script>` +
    html.slice(end);
  return deferred.replace(PRELOADS, "");
}
