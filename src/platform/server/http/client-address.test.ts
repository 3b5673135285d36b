import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const at = (forwardedFor: string | null, trustedProxies: number): string =>
  clientAddress({ socketAddress: "10.0.0.9", forwardedFor, trustedProxies });

describe("the caller's address", () => {
  it.each([
    ["no proxy is trusted", "203.0.113.5", 0, "10.0.0.9"],
    ["one proxy is trusted", "203.0.113.5", 1, "203.0.113.5"],
    ["the caller wrote an entry of their own", "1.2.3.4, 203.0.113.5", 1, "203.0.113.5"],
    ["two proxies are trusted", "1.2.3.4, 203.0.113.5, 10.0.0.1", 2, "203.0.113.5"],
    ["the list is shorter than the proxies", "203.0.113.5", 2, "10.0.0.9"],
    ["the entry is no address", "evil", 1, "10.0.0.9"],
    ["there is no list", null, 1, "10.0.0.9"],
  ] as const)("when %s", (_, forwardedFor, trusted, address) => {
    expect(at(forwardedFor, trusted)).toBe(address);
  });
});
