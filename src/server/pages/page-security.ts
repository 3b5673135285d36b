import { createHash } from "node:crypto";

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_TYPE = /type="(?:application\/(?:ld\+)?json)"/;

/** `'sha256-…'` for every inline script of a finished document, so that a cached page needs no nonce. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    if (body === "" || DATA_TYPE.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

/** Content-Security-Policy of a page; `imageHosts` are the tenant's photo origins. */
export function contentSecurityPolicy(html: string, imageHosts: readonly string[]): string {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Paint colours and slider positions are style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${imageHosts.join(" ")}`.trimEnd(),
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
