/** The network around an address: the /24 of IPv4, the /48 of IPv6. Anything else is its own network. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/iu.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  if (!address.includes(":")) return address;
  return `${firstGroups(address).join(":")}::/48`;
}

/** The first three of the eight groups, without leading zeros, however the address is shortened. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 3).map((group) => group.replace(/^0+(?=.)/u, ""));
}

/** Whether a caller sits on this machine itself. */
export function isLoopbackAddress(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./u.test(address);
}
