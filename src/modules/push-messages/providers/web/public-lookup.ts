import { lookup } from "node:dns";
import { BlockList, type LookupFunction } from "node:net";

/** Everything but addresses of the public internet (RFC 6890). */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  INSIDE.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 96],
  // NAT64 leads to IPv4 addresses, private ones among them.
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  INSIDE.addSubnet(net, prefix, "ipv6");

/** Whether an address belongs to the public internet. Of IPv4 written as IPv6 the IPv4 part counts. */
export function isPublicAddress(address: string): boolean {
  const [, inside] = /^::ffff:([\d.]+)$/iu.exec(address) ?? [];
  const [plain, family] =
    inside === undefined
      ? [address, address.includes(":") ? ("ipv6" as const) : ("ipv4" as const)]
      : [inside, "ipv4" as const];
  return !INSIDE.check(plain, family);
}

/**
 * Looks a name up for a connection, and fails where any of its addresses is no public one: the connection is made to
 * what was looked at here, so no second answer of a name server can lead it inside.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error("no address"), "", 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error("the name leads to an address that is not public"), "", 0);
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
