/**
 * Scheme and host as people see them, e.g. `https://cars.example.com`. The host already chose the retailer,
 * so it is one of ours; behind a proxy that ends TLS, its word about the scheme counts.
 */
export function originOf(request: Request): string {
  const { host } = new URL(request.url);
  return `${isHttps(request) ? "https" : "http"}://${(request.headers.get("host") ?? host).toLowerCase()}`;
}

/** Whether the caller speaks https, also with a proxy of ours; the shell drops everybody else's word about it. */
export function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === "https:" || request.headers.get("x-forwarded-proto") === "https";
}
