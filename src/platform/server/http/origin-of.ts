/**
 * Scheme and host as people see them, e.g. `https://cars.example.com`. The host already chose the retailer,
 * so it is one of ours; behind a proxy that ends TLS, its word about the scheme counts.
 */
export function originOf(request: Request): string {
  const { protocol, host } = new URL(request.url);
  const isHttps = protocol === "https:" || request.headers.get("x-forwarded-proto") === "https";
  return `${isHttps ? "https" : "http"}://${(request.headers.get("host") ?? host).toLowerCase()}`;
}
