import { createHash } from "node:crypto";
import type { Viewer360 } from "../domain/settings-schema.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { VIEWER_TIMEOUT_MS } from "../domain/viewer-timeout.ts";
import { getVehicle } from "./get-vehicle.ts";
import type { InventoryContext } from "./inventory-context.ts";

/**
 * Runs inside the frame: fetches the maker's script, waits until its element is defined, shows the car, and tells the
 * page around it how that went. The frame has no origin, so the script reaches nothing of the shop.
 */
const SCRIPT = `(()=>{const at=document.body.dataset;let over=false;const tell=state=>{if(over)return;over=true;parent.postMessage({viewer360:state},"*")};const fail=()=>tell("failed");const script=document.createElement("script");script.src=at.script;script.async=true;if(at.integrity){script.integrity=at.integrity;script.crossOrigin="anonymous"}script.onerror=fail;document.head.append(script);customElements.whenDefined(at.element).then(()=>{const viewer=document.createElement(at.element);for(const [name,value] of Object.entries(JSON.parse(at.attributes)))viewer.setAttribute(name,value);viewer.addEventListener("error",fail);viewer.addEventListener("unavailable",fail);document.body.append(viewer);tell("shown")}).catch(fail);addEventListener("error",fail);setTimeout(fail,${VIEWER_TIMEOUT_MS})})()`;
const SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

/**
 * A document with a third party's 360-degree viewer of one car, for a frame on its page (VEH-20): the only place where
 * that script runs (decision 0167).
 * @throws AppError not-found for unknown vehicles, vehicles without a VIN and retailers without a viewer
 */
export async function viewer360(
  ctx: InventoryContext,
  { vehicleKey }: { readonly vehicleKey: string },
): Promise<Response> {
  const { viewer360: viewer } = ctx.tenant.config.vehiclePage;
  if (viewer === null) throw none();
  const { vin } = await getVehicle(ctx, { key: vehicleKey });
  if (vin === null) throw none();
  return viewerDocument(viewer, vin);
}

/** The document itself, with the policy that fences the maker's script in. */
export function viewerDocument(viewer: Viewer360, vin: string): Response {
  return new Response(documentOf(viewer, vin), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policyOf(viewer),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    },
  });
}

function none(): AppError {
  return new AppError("not-found", { code: "viewer.none", message: "There is no viewer here." });
}

function documentOf(viewer: Viewer360, vin: string): string {
  const data = {
    script: viewer.scriptUrl,
    element: viewer.element,
    attributes: JSON.stringify({ ...viewer.attributes, [viewer.vinAttribute]: vin }),
    ...(viewer.integrity && { integrity: viewer.integrity }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>360</title>` +
    `<style>html,body,${viewer.element}{display:block;margin:0;width:100%;height:100%}</style></head>` +
    `<body${attributes.join("")}><script>${SCRIPT}</script></body></html>`
  );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** The maker's origins may do what a viewer needs, inside a frame that may do nothing else. */
function policyOf(viewer: Viewer360): string {
  const origins = [...new Set([viewer.scriptUrl, ...viewer.origins].map((url) => new URL(url).origin))].join(
    " ",
  );
  return [
    "default-src 'none'",
    `script-src ${SCRIPT_HASH} ${origins}`,
    `img-src data: blob: ${origins}`,
    `connect-src ${origins}`,
    `media-src ${origins}`,
    `font-src ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
}
