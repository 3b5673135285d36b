import { ALIVE_EVENT } from "./alive-event.ts";
import { EARLY, LAID, LATER, LATER_PARTS, PAINTED_EVENT } from "./first-look.ts";
import { IS_SLOW_LINE } from "./slow-line.ts";
import { SHEET_ID } from "./styles/styles-place.ts";

/** Code does not wait longer than this for the first pictures. */
const LONGEST_WAIT_MS = 1500;

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
