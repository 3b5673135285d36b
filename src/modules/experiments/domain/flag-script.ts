import { PAGE_FLAGS } from "./flag-catalog-data.ts";

/** Where a browser keeps the id it is drawn by: the caller id of its calls (API-20). */
export const UNIT_STORAGE_KEY = "fc.caller-id";

/**
 * Runs in the head, before anything is painted: draws the visitor's variants, applies what the tab forces, and
 * leaves the outcome in `data-flags`, where styles read it. Does what `resolveFlag` and `withAddress` do, in few
 * bytes; a test holds them together. Where storage is blocked nobody is drawn and the address alone forces.
 */
export const FLAG_SCRIPT = `(()=>{const r=document.documentElement,d=r.dataset,s=new Set((d.flags||"").split(" ")),k="${PAGE_FLAGS.join(" ")}".split(" "),put=(n,v)=>{if(k.includes(n)){if(v==="on")s.add(n);if(v==="off")s.delete(n)}},b=t=>{let h=2166136261;for(let i=0;i<t.length;i++)h=Math.imul(h^t.charCodeAt(i),16777619);h=Math.imul(h^h>>>16,2246822507);h=Math.imul(h^h>>>13,3266489909);return((h^h>>>16)>>>0)%10000};try{const x=JSON.parse(d.experiments||"[]");if(x.length){let u=localStorage.getItem("${UNIT_STORAGE_KEY}");if(!u)localStorage.setItem("${UNIT_STORAGE_KEY}",u=Array.from(crypto.getRandomValues(new Uint8Array(16)),n=>n.toString(16).padStart(2,"0")).join(""));for(const[i,n,t,v]of x)if(b(i+"/traffic:"+u)<t){const z=b(i+"/variant:"+u),f=v.find(e=>z<e[1]);f&&put(n,f[0])}}}catch{}let w={};const q=new URLSearchParams(location.search);try{w=JSON.parse(sessionStorage.getItem("fc.flags"))||{}}catch{}let c;for(const[n,v]of q)if(n.startsWith("flag_")){c=1;const f=n.slice(5);if(v==="reset")delete w[f];else w[f]=v}if(c)try{sessionStorage.setItem("fc.flags",JSON.stringify(w))}catch{}for(const n in w)put(n,w[n]);d.flags=[...s].join(" ").trim()})()`;
