/** Longest address worth keeping; also bounds the work on hostile input. */
const MAX_LENGTH = 2000;

/**
 * The path to go to after sign-in, or `fallback`. Only paths of this site pass: anything that a
 * browser could read as another host (`//host`, `/\host`, a scheme, control characters) does not.
 */
export function safeReturnTo(value: string | null | undefined, fallback = "/"): string {
  if (value == null || value.length > MAX_LENGTH) return fallback;
  if (!/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(value)) return fallback;
  const url = new URL(value, "https://here.invalid");
  if (url.host !== "here.invalid" || url.pathname.startsWith("//")) return fallback;
  return isAuthPage(url.pathname) ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

/** Going back to the form one just left would be a circle. */
function isAuthPage(path: string): boolean {
  return /^(?:\/es)?\/(sign-in|sign-up|reset-password|auth)(\/|$)/iu.test(path);
}
