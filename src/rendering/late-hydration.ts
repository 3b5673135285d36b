import { ALIVE_EVENT } from "./alive-event.ts";
import { EARLY, LAID, LATER, LATER_PARTS, PAINTED_EVENT } from "./first-look.ts";
import { IS_SLOW_LINE } from "./slow-line.ts";
import { SHEET_ID } from "./styles/styles-place.ts";

/** How the router starts the browser code; a new version may print it differently, then this must follow. */
const BOOT_TAG = '<script type="module" async="">';
const BODY_END = "</body>";
/** Code does not wait longer than this for the first pictures. */
const LONGEST_WAIT_MS = 1500;
const PRELOAD = '<link rel="modulepreload"';

/**
 * Runs in the head. Loads the browser code once the page and its first pictures are painted (on slow lines as soon as its
 * files are named, so that they follow the document without a pause), or at the first touch, key or focus. Runs it when
 * all of it and the document are there, at once after a touch and otherwise when the page is idle. What was touched is
 * painted first: starting takes a slow phone a fifth of a second.
 * All files are asked for together: module by module each level of imports would cost a slow line one more trip.
 * Buttons pressed before that are pressed again once the page is alive, each once; links and forms need no help.
 * Until then the page's code hears of no touch, press or key: React would come alive at once, in one piece, before the
 * next frame, and answer the press that is repeated afterwards. What is typed or ticked it hears (`input`, `change`).
 * The whole style sheet comes while the code begins (0655); presses are repeated when it is there. It is the last one of the
 * document: anywhere else the browser would take its fonts for other ones and lay the whole page out anew.
 */
export const BOOT_SCRIPT = `(()=>{${[
  // Somebody who comes back or follows an anchor finds the heights that the page has, not guessed ones.
  `const root=document.documentElement;root.setAttribute("${EARLY}","");if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)root.setAttribute("${LATER}","")`,
  // What stands in the document, and what was asked for.
  'const late=document.getElementById("rr-code"),parsed=new Promise(done=>addEventListener("DOMContentLoaded",done,{once:true})),wait=ms=>new Promise(done=>setTimeout(done,ms)),ended=element=>new Promise(done=>{element.onload=element.onerror=done}),pressed=new Set();let code,sheet,started,hurried',
  // The files of the code, together. A browser that can't load modules ahead goes through them one by one.
  'const fetchCode=()=>code??=Promise.all(!document.createElement("link").relList.supports?.("modulepreload")?[]:late.dataset.code.split(" ").filter(Boolean).map(href=>{const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link);return ended(link)}))',
  `const start=()=>{if(started)return;started=true;if(late.dataset.sheet){const link=document.createElement("link");link.id="${SHEET_ID}";link.rel="stylesheet";link.fetchPriority="low";link.href=late.dataset.sheet;sheet=ended(link);document.body.append(link)}const boot=document.createElement("script");boot.type="module";boot.textContent=document.getElementById("rr-boot").textContent;document.head.append(boot)}`,
  // A page in a tab behind others is not painted.
  "const frame=then=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then))",
  "const soon=()=>{hurried=true;frame(()=>fetchCode().then(()=>parsed).then(start))}",
  'for(const name of ["pointerdown","keydown","focusin"])addEventListener(name,soon,{capture:true,once:true,passive:true})',
  'const press=event=>{const button=event.target.closest&&event.target.closest("button[type=button]:not([popovertarget])");if(button)pressed.add(button)}',
  'const hush=event=>{event.stopPropagation();if(event.type==="click")press(event)}',
  'const early=["pointerdown","pointerup","mousedown","mouseup","touchstart","touchend","click","focusin","focusout","keydown","keypress","keyup","auxclick","dblclick","contextmenu","touchcancel","pointercancel"]',
  "for(const name of early)addEventListener(name,hush,{capture:true,passive:true})",
  `addEventListener("${ALIVE_EVENT}",()=>{for(const name of early)removeEventListener(name,hush,true);Promise.resolve(sheet).then(()=>{for(const button of pressed)if(button.isConnected)button.click()})},{once:true})`,
  "const idle=()=>hurried?start():window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)",
  // Those of cards are announced in the head, and say here only that they don't wait. What is decoded is painted with the next
  // frame, and asking for the code in that frame would still compete with it; what fails is never painted.
  'const painted=()=>[...document.querySelectorAll("img[fetchpriority=high],img[loading=eager]")].map(picture=>picture.decode().catch(()=>{}))',
  `const first=()=>{root.removeAttribute("${EARLY}");dispatchEvent(new Event("${PAINTED_EVENT}"))},shown=parsed.then(()=>Promise.race([Promise.all(painted()),wait(${LONGEST_WAIT_MS})]))`,
  // Part by part, each in a task of its own: all together would hold up a touch.
  `addEventListener("${ALIVE_EVENT}",()=>{const parts=[...document.querySelectorAll("${LATER_PARTS}")],lay=()=>{const part=parts.shift();if(!part)return root.removeAttribute("${LATER}");part.setAttribute("${LAID}","");frame(lay)};frame(lay)},{once:true})`,
  // A slow line takes longer to begin an answer than to end the document and the first pictures, which it was asked for before.
  `if(${IS_SLOW_LINE}){fetchCode().then(()=>parsed).then(idle);shown.then(()=>frame(first))}else ` +
    "shown.then(()=>frame(()=>frame(()=>{fetchCode().then(idle);first()})))",
].join(";")}})()`;

interface Deferred {
  /** What stands right before the end of the body. */
  readonly before: string;
  /** Addresses of all files that the page's code is made of. */
  readonly code: readonly string[];
  /** Address of the whole style sheet; empty where the document holds it. */
  readonly sheet: string;
}

/**
 * Lets a finished document paint before its code arrives: scripts are neither preloaded nor run with it. Throws when the
 * document does not look like the router's, because then the page would silently never come alive.
 * @returns parts that follow each other; joining them only to split them again is slow
 */
export function deferHydration(markup: string, { before, code, sheet }: Deferred): string[] {
  const at = markup.lastIndexOf(BOOT_TAG);
  const end = markup.lastIndexOf(BODY_END);
  if (at === -1 || end === -1) throw new Error("late hydration: the document has no script tag to defer");
  const boot = markup.slice(at + BOOT_TAG.length, end);
  const { head, body } = withoutPreloads(markup.slice(0, at));
  return [
    ...head,
    `<script type="text/plain" id="rr-code" data-code="${code.join(" ")}" data-sheet="${sheet}"></script><script>${BOOT_SCRIPT}</script>`,
    body,
    `<script type="text/plain" id="rr-boot">${boot}`,
    before,
    markup.slice(end),
  ];
}

/** Puts text right before the end of the body of a finished document. */
export function atEndOfBody(markup: string, before: string): string[] {
  const end = markup.lastIndexOf(BODY_END);
  return end === -1 ? [markup, before] : [markup.slice(0, end), before, markup.slice(end)];
}

/** The router's preloads stand in the head. */
function withoutPreloads(html: string): { readonly head: readonly string[]; readonly body: string } {
  const bodyAt = html.indexOf("</head>");
  const head = html.slice(0, bodyAt);
  const kept: string[] = [];
  let from = 0;
  for (let at = head.indexOf(PRELOAD); at !== -1; at = head.indexOf(PRELOAD, from)) {
    if (at > from) kept.push(head.slice(from, at));
    from = head.indexOf(">", at) + 1;
  }
  return { head: [...kept, html.slice(from, bodyAt)], body: html.slice(bodyAt) };
}
