/** Pages on which somebody who was sent by a partner begins to look. */
const SHOP = /^\/(?:es\/?)?(?:$|search|vehicles\/|financing|why-us)/u;

/** Whether an address is a partner's link: `?ref=…`, or `utm_medium` of a partner. Who sent them is nobody's business here. */
export function isReferred({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): boolean {
  const asked = new URLSearchParams(search);
  const isPartner = /^(?:partner|referral|affiliate)$/iu.test(asked.get("utm_medium") ?? "");
  return SHOP.test(pathname) && (isPartner || (asked.get("ref") ?? "") !== "");
}
