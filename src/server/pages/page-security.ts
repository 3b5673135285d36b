/**
 * Content-Security-Policy of a page.
 * @param scriptSources hashes of our own inline scripts, so that a cached page needs no nonce
 * @param hosts.images the tenant's photo origins
 * @param hosts.frames origins that may show the page in a frame
 * @param hosts.shown origins that the page may show in a frame of its own
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  hosts: {
    readonly images: readonly string[];
    readonly frames: readonly string[];
    readonly shown?: readonly string[];
  },
): string {
  const scripts = ["'self'", ...new Set(scriptSources)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Paint colors and slider positions are style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${hosts.images.join(" ")}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    ...(hosts.shown?.length ? [`frame-src ${hosts.shown.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${hosts.frames.length === 0 ? "'none'" : hosts.frames.join(" ")}`,
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
