import { SLOW_LINE } from "#modules/tenancy/domain/theme/fonts.ts";
import { ALIVE_EVENT } from "#rendering/alive-event.ts";
import { PAINTED_EVENT } from "#rendering/first-look.ts";
import { IS_SLOW_LINE } from "#rendering/slow-line.ts";

/** Browsers that asked for the fonts have them, or will soon. */
const FONTS_SEEN = "fc.fonts";
/** Attribute of the root element with the addresses of the store's fonts. */
const FONTS = "data-fonts";
/** A page whose code does not come gets its fonts this long after everything else. */
const WITHOUT_CODE_MS = 4000;
/** What a reader does who looks further down; capturing, because the page's code hears of no press before it is alive. */
const MOVES = '["scroll","pointerdown","keydown"]';

/** Screens on which a picture is most of what is seen first; the page's own width is not known before its viewport is named. */
const IS_PHONE = "screen.width<768";
/** Pages that begin with photos and few words. On landing pages headlines break elsewhere in the system's fonts, and what follows moves. */
const BEGINS_WITH_PHOTOS = String.raw`/^(\/[a-z]{2})?\/(search|vehicles)\b/.test(location.pathname)`;
/** Pages without pictures at their top, or whose script is another one, get their fonts this long after everything else. */
const WITHOUT_PICTURES_MS = 500;

/**
 * Runs in the head, before anything is painted: asks for the store's fonts, or leaves them on a first visit, where text
 * stands in the system's fonts, at the same widths, meanwhile. Two fonts are 67 KB, more than a second of 400 kbit/s.
 * - Where the browser says that the line is slow (`navigator.connection`, Chromium) they wait until the page's code is there. The
 *   same visit on a phone leaves pictures below the first screen until then (`slow-line.css`), or until somebody scrolls, touches or
 *   presses a key (0705).
 * - On other phones results and cars leave them until the pictures at the top are painted, and they stand in the text once all of them
 *   are there, so that the page is laid out once for them (0807).
 *
 * Browsers that had the fonts before never wait.
 */
export const FONT_SCRIPT = `(()=>{${[
  `const r=document.documentElement;let s,n=1;try{s=localStorage;n=s.getItem("${FONTS_SEEN}")}catch{}`,
  `const seen=()=>{try{s.setItem("${FONTS_SEEN}","1")}catch{}},bare=()=>r.removeAttribute("${SLOW_LINE}")`,
  `if(!n&&${IS_SLOW_LINE}){const ask=()=>{bare();seen()};r.setAttribute("${SLOW_LINE}","slow");addEventListener("${ALIVE_EVENT}",ask,{once:true});addEventListener("load",()=>setTimeout(ask,${WITHOUT_CODE_MS}));for(const move of ${MOVES})addEventListener(move,()=>{if(r.getAttribute("${SLOW_LINE}"))r.setAttribute("${SLOW_LINE}","moved")},{capture:true,once:true,passive:true})}`,
  `else if(!n&&${IS_PHONE}&&${BEGINS_WITH_PHOTOS}){let asked;const ask=()=>{if(asked)return;asked=1;seen();Promise.all([...document.fonts].map(font=>font.load().catch(()=>{}))).then(bare)};r.setAttribute("${SLOW_LINE}","first");addEventListener("${PAINTED_EVENT}",ask,{once:true});addEventListener("load",()=>setTimeout(ask,${WITHOUT_PICTURES_MS}))}`,
  `else for(const href of (r.getAttribute("${FONTS}")||"").split(" "))if(href)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href}))`,
]
  .join(";")
  .replaceAll(";else", "else")}})()`;
