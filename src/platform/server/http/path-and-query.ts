/** What follows the host of a whole address, such as that of a Request: `/search?make=kia`. Parsing it would cost more. */
export function pathAndQuery(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

/** The question of an address, without its mark; empty where it asks nothing. */
export function questionOf({ url }: Pick<Request, "url">): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at + 1);
}
