/** Longest address of a push service that we keep. */
const LONGEST = 1024;
/** Names that lead to the machine itself or to its own network. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa)$/u;

/**
 * Whether an address may be one of a push service: https at its own port, a public name, no numbers in place of a
 * name, nobody's password. What the name leads to is looked at once more when something is sent.
 */
export function isPushEndpoint(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname, hash } = new URL(address);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "" || hash !== "") return false;
  const isNumber = hostname.startsWith("[") || /^[\d.]+$/u.test(hostname);
  return !isNumber && hostname.includes(".") && !hostname.endsWith(".") && !INSIDE.test(hostname);
}
