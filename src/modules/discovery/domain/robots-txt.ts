/** What crawlers have no business with: calls, and pages that show nothing without their owner. */
const CLOSED = [
  "/api/",
  "/public/",
  "/user/",
  "/webhooks/",
  "/sandbox",
  "/oauth2/",
  "/auth/",
  "/account",
  "/profile",
  "/saved-vehicles",
  "/cart",
  "/checkout/",
  "/deals",
  "/progress/",
  "/fulfillment/",
  "/signing",
] as const;

/**
 * The store's robots.txt. Filtered searches are not closed: crawlers have to open them to read that they are
 * not to be indexed. Pictures below `/images/` stay open, previews need them.
 * @param languages prefixes of the other languages, e.g. `es`
 */
export function robotsTxt(origin: string, languages: readonly string[]): string {
  const prefixes = ["", ...languages.map((language) => `/${language}`)];
  const closed = prefixes.flatMap((prefix) => CLOSED.map((path) => `Disallow: ${prefix}${path}`));
  return ["User-agent: *", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
