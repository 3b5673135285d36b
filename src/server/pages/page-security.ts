import { hash } from "node:crypto";
import type { DocumentParts } from "#app/late-hydration.ts";

const DATA_TYPE = /type="(?:application\/(?:ld\+)?json)"/;
const KNOWN_LIMIT = 200;
const known = new Map<string, string>();

/**
 * `'sha256-…'` for every inline script of a finished document, so that a cached page needs no nonce.
 * @param parts the document; no script starts in one part and ends in another
 */
export function inlineScriptHashes(parts: DocumentParts): string[] {
  const hashes = new Set<string>();
  for (const part of parts) collectHashes(part, hashes);
  return [...hashes];
}

function collectHashes(html: string, hashes: Set<string>): void {
  for (let at = html.indexOf("<script"); at !== -1;) {
    const open = html.indexOf(">", at);
    const close = html.indexOf("</script>", open);
    if (open === -1 || close === -1) break;
    const attributes = html.slice(at + "<script".length, open);
    const isRun = !attributes.includes(" src=") && !DATA_TYPE.test(attributes);
    if (isRun && close > open + 1) hashes.add(hashOf(html.slice(open + 1, close)));
    at = html.indexOf("<script", close);
  }
}

/** Short scripts are the same on every page. */
function hashOf(script: string): string {
  const stored = known.get(script);
  if (stored !== undefined) return stored;
  const made = `'sha256-${hash("sha256", script, "base64")}'`;
  if (script.length < 2000 && known.size < KNOWN_LIMIT) known.set(script, made);
  return made;
}

/** Content-Security-Policy of a page; `imageHosts` are the tenant's photo origins. */
export function contentSecurityPolicy(document: DocumentParts, imageHosts: readonly string[]): string {
  const scripts = ["'self'", ...inlineScriptHashes(document)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Paint colours and slider positions are style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${imageHosts.join(" ")}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers that every document carries beside its CSP. */
export const PAGE_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};
