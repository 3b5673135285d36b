/** Header in which the process shell tells use cases who called; it overwrites whatever was sent. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

export interface ClientAddressInput {
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
