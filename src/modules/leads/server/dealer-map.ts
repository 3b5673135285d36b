import { createHash } from "node:crypto";
import { escapeHtml } from "#modules/messaging/domain/escape-html.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { LeadsContext } from "./leads-context.ts";

/** VEH-21, verbatim. */
const MAP_FAILED = "could not load google maps script";

/** The map service answers late or never: then it has failed. */
const PATIENCE_MS = 12_000;

/**
 * Runs inside the frame: fetches the map script, draws, and tells the page around it how that went. It knows
 * nothing of the shopper; the frame has no origin, so it could not reach the page's storage either.
 */
const SCRIPT = `(()=>{const at=document.body.dataset;let over=false;const tell=state=>{if(over)return;over=true;parent.postMessage({dealerMap:state},"*");if(state==="failed"){document.body.textContent=${JSON.stringify(MAP_FAILED)}}};const fail=()=>tell("failed");window.gm_authFailure=()=>{over=false;fail()};window.showMap=()=>{try{const place={lat:Number(at.lat),lng:Number(at.lng)};const map=new google.maps.Map(document.getElementById("map"),{center:place,zoom:14,clickableIcons:false,streetViewControl:false});new google.maps.Marker({map,position:place,title:at.name});tell("shown")}catch(error){console.error(error);fail()}};const script=document.createElement("script");script.src=at.script;script.async=true;script.onerror=fail;document.head.append(script);setTimeout(fail,${PATIENCE_MS})})()`;
const SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

/** What Google's map needs, by its own documentation. */
const GOOGLE_POLICY = [
  `script-src ${SCRIPT_HASH} https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com https://*.googleusercontent.com blob:`,
  "img-src https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:",
  "connect-src https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
  "font-src https://fonts.gstatic.com",
  "style-src 'unsafe-inline' https://fonts.googleapis.com",
  "worker-src blob:",
];

/**
 * A document that shows where a vehicle stands, for a frame on its page. The third party's script runs here and
 * nowhere else (decision 0163).
 * @throws AppError `not-found` for unknown vehicles and retailers without a map
 */
export async function dealerMap(
  ctx: LeadsContext,
  { vehicleKey }: { readonly vehicleKey: string },
): Promise<Response> {
  const source = scriptOf(ctx);
  if (source === null)
    throw new AppError("not-found", { code: "map.none", message: "There is no map here." });
  const { rooftop } = await getVehicle(ctx, { key: vehicleKey });
  const values = {
    lat: String(rooftop.latitude),
    lng: String(rooftop.longitude),
    name: rooftop.name,
    script: source.url,
  };
  const data = Object.entries(values).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(rooftop.name)}</title>` +
    `<style>html,body,#map,main{margin:0;width:100%;height:100%}h1{position:absolute;clip-path:inset(50%)}</style></head>` +
    `<body${data.join("")}><main><h1>${escapeHtml(rooftop.name)}</h1><div id="map"></div></main><script>${SCRIPT}</script></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": [
        "default-src 'none'",
        ...source.policy,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        "sandbox allow-scripts allow-popups",
      ].join("; "),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    },
  });
}

function scriptOf(ctx: LeadsContext): { readonly url: string; readonly policy: readonly string[] } | null {
  const { providers, environment } = ctx.tenant;
  if (providers.maps === "google" && environment.googleMaps !== null) {
    const url = new URL(environment.googleMaps.scriptUrl);
    const asked = { key: environment.googleMaps.key, callback: "showMap", loading: "async", v: "weekly" };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return { url: url.href, policy: GOOGLE_POLICY };
  }
  if (providers.maps !== "sandbox" || !ctx.sandbox) return null;
  const origin = ctx.caller?.origin ?? "";
  const policy = [`script-src ${SCRIPT_HASH} ${origin}`, "style-src 'unsafe-inline'", "img-src data:"];
  return { url: `${origin}/sandbox/gateway/maps/api.js`, policy };
}
