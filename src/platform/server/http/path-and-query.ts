/** What follows the host of a whole address, such as that of a Request: `/search?make=kia`. Parsing it would cost more. */
export function pathAndQuery(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}
