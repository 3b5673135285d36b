import { STYLES_ID } from "./styles/styles-place.ts";

/** How the router starts the browser code; a new version may print it differently, then this must follow. */
const BOOT_TAG = '<script type="module" async="">';
const BODY_END = "</body>";
const PRELOAD = '<link rel="modulepreload"';

/**
 * Starts the browser code on the first touch, key or focus, else when the page is idle after loading. What was touched
 * is painted first: starting takes a slow phone a fifth of a second.
 * Buttons pressed before that are pressed again once the page is alive, each once; links and forms need no help.
 * Until then the page's code hears of no touch, press or key: React would come alive at once, in one piece, before the
 * next frame, and answer the press that is repeated afterwards. What is typed or ticked it hears (`input`, `change`).
 * The whole style sheet comes with the code, right behind the cut that the document brought (0655).
 */
export const BOOT_SCRIPT = `(()=>{let started;const pressed=new Set();const start=()=>{if(started)return;started=true;const late=document.getElementById("rr-boot");if(late.dataset.sheet){const sheet=document.createElement("link");sheet.rel="stylesheet";sheet.fetchPriority="low";sheet.href=late.dataset.sheet;document.getElementById("${STYLES_ID}").after(sheet)}const boot=document.createElement("script");boot.type="module";boot.textContent=late.textContent;document.head.append(boot)};const soon=()=>requestAnimationFrame(()=>setTimeout(start));for(const name of ["pointerdown","keydown","focusin"])addEventListener(name,soon,{capture:true,once:true,passive:true});const press=event=>{const button=event.target.closest&&event.target.closest("button[type=button]:not([popovertarget])");if(button)pressed.add(button)};const hush=event=>{event.stopPropagation();if(event.type==="click")press(event)};const early=["pointerdown","pointerup","mousedown","mouseup","touchstart","touchend","click","focusin","focusout","keydown","keypress","keyup","auxclick","dblclick","contextmenu","touchcancel","pointercancel"];for(const name of early)addEventListener(name,hush,{capture:true,passive:true});addEventListener("app:alive",()=>{for(const name of early)removeEventListener(name,hush,true);for(const button of pressed)if(button.isConnected)button.click()},{once:true});const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);document.readyState==="complete"?idle():addEventListener("load",idle,{once:true})})()`;

/** Event on `window` that the root component sends when the page answers to React. */
export const ALIVE_EVENT = "app:alive";

/**
 * Lets a finished document paint before its code arrives: scripts are neither preloaded nor run until
 * somebody needs them. Throws when the document does not look like the router's, because then the page
 * would silently never come alive.
 * @param options.before what stands right before the end of the body
 * @param options.sheet address of the whole style sheet; empty where the document holds it
 * @returns parts that follow each other; joining them only to split them again is slow
 */
export function deferHydration(
  markup: string,
  { before, sheet }: { readonly before: string; readonly sheet: string },
): string[] {
  const at = markup.lastIndexOf(BOOT_TAG);
  const end = markup.lastIndexOf(BODY_END);
  if (at === -1 || end === -1) throw new Error("late hydration: the document has no script tag to defer");
  const boot = markup.slice(at + BOOT_TAG.length, end);
  return [
    ...withoutPreloads(markup.slice(0, at)),
    `<script type="text/plain" id="rr-boot" data-sheet="${sheet}">${boot}`,
    before,
    `<script>${BOOT_SCRIPT}</script>${markup.slice(end)}`,
  ];
}

/** Puts text right before the end of the body of a finished document. */
export function atEndOfBody(markup: string, before: string): string[] {
  const end = markup.lastIndexOf(BODY_END);
  return end === -1 ? [markup, before] : [markup.slice(0, end), before, markup.slice(end)];
}

/** The router's preloads stand in the head. */
function withoutPreloads(html: string): string[] {
  const bodyAt = html.indexOf("</head>");
  const head = html.slice(0, bodyAt);
  const kept: string[] = [];
  let from = 0;
  for (let at = head.indexOf(PRELOAD); at !== -1; at = head.indexOf(PRELOAD, from)) {
    if (at > from) kept.push(head.slice(from, at));
    from = head.indexOf(">", at) + 1;
  }
  return [...kept, html.slice(from)];
}
