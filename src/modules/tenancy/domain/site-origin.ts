import { isLoopbackHost } from "./host-name.ts";

/** How the outside reaches this server. */
export interface PublicAddress {
  /** Undefined: https for host names of the internet, http for this machine and its network. */
  readonly scheme: "http" | "https" | undefined;
  /** Undefined: the usual one of https; with http the one that the server listens on. */
  readonly port: number | undefined;
  readonly listensOn: number;
}

/**
 * Scheme, host and port at which a retailer is found: its first host. It stands in stored pages, mails and whatever
 * others read later, so it never comes from a request (decision 0190).
 */
export function siteOrigin(
  { hosts, slug }: { readonly hosts: readonly string[]; readonly slug: string },
  address: PublicAddress,
): string {
  const host = (hosts[0] ?? `${slug}.localhost`).toLowerCase();
  const scheme = address.scheme ?? (isPrivate(host) ? "http" : "https");
  const port = address.port ?? (scheme === "https" ? 443 : address.listensOn);
  return `${scheme}://${host}${port === (scheme === "https" ? 443 : 80) ? "" : `:${port}`}`;
}

/** Names that no certificate is given for. */
function isPrivate(host: string): boolean {
  return (
    isLoopbackHost(host) || host.endsWith(".localhost") || !host.includes(".") || /^[\d.]+$|^\[/u.test(host)
  );
}
