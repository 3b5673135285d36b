/** The issuer is the origin people see; behind a proxy that ends TLS, its word about the scheme counts. */
export function issuerOf(request: Request): string {
  const url = new URL(request.url);
  const host = request.headers.get("host") ?? url.host;
  const isHttps = url.protocol === "https:" || request.headers.get("x-forwarded-proto") === "https";
  return `${isHttps ? "https" : "http"}://${host.toLowerCase()}`;
}
