const EVERY_ANSWER: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Data runs nothing and is shown in no frame; a document brings a policy of its own, which takes this one's place.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** A year; other names below a retailer's domain are not ours to decide. */
const EVERY_HTTPS_ANSWER: Readonly<Record<string, string>> = {
  ...EVERY_ANSWER,
  "strict-transport-security": "max-age=31536000",
};

/** What every answer of the process carries unless it says something else itself: errors and 304 too. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? EVERY_HTTPS_ANSWER : EVERY_ANSWER;
}
