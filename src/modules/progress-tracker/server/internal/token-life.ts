/** How long an access token that was already checked still lasts, in milliseconds; 0 when it says nothing. */
export function tokenLife(authorization: string | null, now: Date): number {
  const [, claims = ""] = (authorization ?? "").replace(/^Bearer +/iu, "").split(".");
  try {
    const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { exp?: unknown };
    return typeof exp === "number" ? Math.max(0, exp * 1000 - now.getTime()) : 0;
  } catch {
    // Not of our making; whoever let it in decides, the stream ends at once.
    return 0;
  }
}
