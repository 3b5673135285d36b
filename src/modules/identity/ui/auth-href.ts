/** An auth page's address that remembers where the person was going. */
export function authHref(path: "/sign-in" | "/sign-up" | "/sign-up/confirm", returnTo: string): string {
  return returnTo === "/" ? path : `${path}?${new URLSearchParams({ returnTo }).toString()}`;
}
