import { isHttps } from "./is-https.ts";

/**
 * Where this caller's browser is, for ways back that end in the answer to this very call: its cookies and storage live
 * there. Never for what is stored, mailed or shown to others; those say `ctx.siteOrigin`. The host already chose the
 * retailer; scheme and port of a public host are the retailer's own, only on the machine itself the caller's count.
 */
export function visitedOrigin(request: Request, siteOrigin: string): string {
  const header = request.headers.get("host") ?? new URL(request.url).host;
  const [, name = "", port] = /^(\[[0-9a-f:.]+\]|[^:]*?)\.?(?::(\d+))?$/iu.exec(header.trim()) ?? [];
  const host = name.toLowerCase();
  if (isOnThisMachine(host)) {
    const local = `${isHttps(request) ? "https" : "http"}://${host}`;
    return port === undefined ? local : `${local}:${port}`;
  }
  const site = new URL(siteOrigin);
  if (!/^[a-z0-9._-]+$|^\[[0-9a-f:.]+\]$/u.test(host)) return siteOrigin;
  return `${site.protocol}//${host}${site.port === "" ? "" : `:${site.port}`}`;
}

function isOnThisMachine(host: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host) || host.endsWith(".localhost");
}
