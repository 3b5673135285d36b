import type { IncomingMessage } from "node:http";

/** Header in which the process shell tells use cases who called; it overwrites whatever was sent. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

const FORWARDED_PROTOCOL = "x-forwarded-proto";

interface ClientAddressInput {
  /** Address at the other end of the connection. */
  readonly socketAddress: string | undefined;
  /** `X-Forwarded-For` as it arrived. */
  readonly forwardedFor: string | null;
  /** How many proxies of ours stand in front (`TRUSTED_PROXIES`). */
  readonly trustedProxies: number;
}

/**
 * The caller's network address. Each proxy of ours appends the address it saw, so the caller's is that
 * many entries from the right; everything further left was written by the caller and proves nothing.
 */
export function clientAddress({ socketAddress, forwardedFor, trustedProxies }: ClientAddressInput): string {
  if (trustedProxies > 0 && forwardedFor !== null) {
    const seen = forwardedFor.split(",").map((entry) => entry.trim());
    const address = seen.at(-trustedProxies);
    if (address !== undefined && /^[0-9a-fA-F.:]{2,45}$/u.test(address)) return address;
  }
  return socketAddress ?? "unknown";
}

/**
 * Writes the caller's address into the headers as they arrived, before anything reads them, and drops what the caller
 * sent under that name. `X-Forwarded-Proto` stays only as a trusted proxy's word. Answers whether a proxy, or
 * somebody who pretends to be one, named a caller.
 */
export function stampClientAddress(
  incoming: IncomingMessage,
  trustedProxies: number,
): { wasForwarded: boolean } {
  const { rawHeaders } = incoming;
  let forwardedFor: string | null = null;
  let protocol: string | null = null;
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    const name = rawHeaders[index]?.toLowerCase();
    if (name === "x-forwarded-for") forwardedFor = before(rawHeaders[index + 1], forwardedFor);
    if (name === FORWARDED_PROTOCOL) protocol = before(rawHeaders[index + 1], protocol);
    if (name === CLIENT_ADDRESS_HEADER || name === FORWARDED_PROTOCOL) rawHeaders.splice(index, 2);
  }
  const address = clientAddress({
    socketAddress: incoming.socket.remoteAddress,
    forwardedFor,
    trustedProxies,
  });
  rawHeaders.push(CLIENT_ADDRESS_HEADER, address);
  // Node has parsed the raw ones by now (it asks for Host itself), and readers look there first.
  incoming.headers[CLIENT_ADDRESS_HEADER] = address;
  delete incoming.headers[FORWARDED_PROTOCOL];
  const wasForwarded = forwardedFor !== null;
  if (trustedProxies === 0 || protocol === null) return { wasForwarded };
  const seen = protocol.split(",").map((entry) => entry.trim().toLowerCase());
  // Some proxies append what they saw, most replace it.
  const believed = seen.at(-trustedProxies) ?? seen[0] ?? "";
  rawHeaders.push(FORWARDED_PROTOCOL, believed);
  incoming.headers[FORWARDED_PROTOCOL] = believed;
  return { wasForwarded };
}

function before(value: string | undefined, others: string | null): string {
  return others === null ? (value ?? "") : `${value ?? ""}, ${others}`;
}
