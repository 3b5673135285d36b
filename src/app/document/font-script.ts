import { SLOW_LINE } from "#modules/tenancy/domain/theme/fonts.ts";
import { ALIVE_EVENT } from "#rendering/alive-event.ts";
import { IS_SLOW_LINE } from "#rendering/slow-line.ts";

/** Browsers that asked for the fonts have them, or will soon. */
const FONTS_SEEN = "fc.fonts";
/** Attribute of the root element with the addresses of the store's fonts. */
const FONTS = "data-fonts";
/** A page whose code does not come gets its fonts this long after everything else. */
const WITHOUT_CODE_MS = 4000;
/** What a reader does who looks further down; capturing, because the page's code hears of no press before it is alive. */
const MOVES = '["scroll","pointerdown","keydown"]';

/**
 * Runs in the head, before anything is painted: asks for the store's fonts, or, where the browser says that the line is slow
 * (`navigator.connection`, Chromium), leaves them until the page's code is there. Two fonts are 67 KB, more than a second
 * of 400 kbit/s before a press is answered; meanwhile text stands in the system's fonts, at the same widths. Browsers that had
 * the fonts before never wait. The same first visit on a phone leaves pictures below the first screen until then (`slow-line.css`),
 * or until somebody scrolls, touches or presses a key (0705).
 */
export const FONT_SCRIPT = `(()=>{const r=document.documentElement;let s,n=1;try{s=localStorage;n=s.getItem("${FONTS_SEEN}")}catch{}const ask=()=>{r.removeAttribute("${SLOW_LINE}");try{s.setItem("${FONTS_SEEN}","1")}catch{}};if(!n&&${IS_SLOW_LINE}){r.setAttribute("${SLOW_LINE}","slow");addEventListener("${ALIVE_EVENT}",ask,{once:true});addEventListener("load",()=>setTimeout(ask,${WITHOUT_CODE_MS}));for(const move of ${MOVES})addEventListener(move,()=>{if(r.getAttribute("${SLOW_LINE}"))r.setAttribute("${SLOW_LINE}","moved")},{capture:true,once:true,passive:true})}else for(const href of (r.getAttribute("${FONTS}")||"").split(" "))if(href)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href}))})()`;
