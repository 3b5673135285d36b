/** Catalogs of the pages from signing in to delivery; everything else is met before a purchase. */
const BUYING =
  /^(?:accounts|sessions|sign-in|openid-provider|identity|contracting|documents|fulfil+ment|id-verification|insurance|order-steps|orders|payments|progress-tracker|retailer-operations)$/u;

/** Never said by a screen's own code: the server words these pages and mails. */
const SERVER_ONLY = /^(?:content|tenancy|server|messaging)$/u;

/** With which file the browser loads a catalog; `server` for one it never loads. */
export function partOfCatalog(name: string): "shopping" | "buying" | "server" {
  if (SERVER_ONLY.test(name)) return "server";
  return BUYING.test(name) ? "buying" : "shopping";
}
