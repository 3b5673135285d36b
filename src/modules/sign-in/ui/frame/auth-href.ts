import type { AuthPath } from "./auth-page.ts";

/** An auth page's address that remembers where the person was going. */
export function authHref(
  path: AuthPath,
  returnTo: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, ...(returnTo !== "/" && { returnTo }) }).toString();
  return query === "" ? path : `${path}?${query}`;
}
