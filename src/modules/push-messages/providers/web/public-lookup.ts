import { Resolver } from "node:dns/promises";
import { BlockList, type LookupFunction } from "node:net";

/** IPv4 without the public internet (RFC 6890). */
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
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  INSIDE.addSubnet(net, prefix, "ipv4");

/** Of IPv6 only this part is given out to anybody (RFC 4291); NAT64, site-local and whatever comes lie outside it. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet("2000::", 3, "ipv6");
// Tunnels that lead to IPv4 addresses, private ones among them, and examples.
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  INSIDE.addSubnet(net, prefix, "ipv6");

/** Whether an address belongs to the public internet. Of IPv4 written as IPv6 the IPv4 part counts. */
export function isPublicAddress(address: string): boolean {
  const [, written] = /^::ffff:([\d.]+)$/iu.exec(address) ?? [];
  const four = written ?? (address.includes(":") ? undefined : address);
  if (four !== undefined) return !INSIDE.check(four, "ipv4");
  return GIVEN_OUT.check(address, "ipv6") && !INSIDE.check(address, "ipv6");
}

/** Asks name servers itself: `dns.lookup` would hold one of the process's few threads for as long as they are silent. */
const ownResolver = (): Pick<Resolver, "resolve4" | "resolve6"> => new Resolver({ timeout: 2_000, tries: 2 });

/**
 * Looks a name up for a connection, and fails where any of its addresses is no public one: the connection is made to
 * what was looked at here, so no second answer of a name server can lead it inside.
 */
export function publicLookup(resolver = ownResolver): LookupFunction {
  return (hostname, options, callback) => {
    addressesOf(resolver(), hostname).then(
      (addresses) => {
        if (options.all === true) return callback(null, [...addresses]);
        const [first] = addresses;
        callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, "", 0),
    );
  };
}

type Addresses = readonly [Found, ...Found[]];
interface Found {
  readonly address: string;
  readonly family: 4 | 6;
}

/** @throws Error where there are none, or one that is not public */
async function addressesOf(
  resolver: Pick<Resolver, "resolve4" | "resolve6">,
  hostname: string,
): Promise<Addresses> {
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname).then((all) => all.map((address) => ({ address, family: 4 as const }))),
    resolver.resolve6(hostname).then((all) => all.map((address) => ({ address, family: 6 as const }))),
  ]);
  const [first, ...others] = answers.flatMap((one): Found[] => (one.status === "fulfilled" ? one.value : []));
  if (first === undefined) throw new Error("the name leads nowhere");
  const addresses: Addresses = [first, ...others];
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    throw new Error("the name leads to an address that is not public");
  return addresses;
}
