import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress, stampClientAddress } from "./client-address.ts";

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

describe("a request on arrival", () => {
  it("carries the address the shell saw, whatever it claimed", () => {
    const rawHeaders = [
      "Host",
      "a",
      "X-Client-Address",
      "1.1.1.1",
      "X-Forwarded-For",
      "2.2.2.2",
      "x-forwarded-for",
      "3.3.3.3",
    ];
    const parsed = { "x-client-address": "1.1.1.1" };
    const socket = { remoteAddress: "10.0.0.9" };
    const incoming = { rawHeaders, headers: parsed, socket } as unknown as IncomingMessage;
    stampClientAddress(incoming, 2);
    expect(parsed).toEqual({ "x-client-address": "2.2.2.2" });
    const headers = [
      "Host",
      "a",
      "X-Forwarded-For",
      "2.2.2.2",
      "x-forwarded-for",
      "3.3.3.3",
      "x-client-address",
      "2.2.2.2",
    ];
    expect(rawHeaders).toEqual(headers);
  });

  it.each([
    ["nobody's word about https without a proxy of ours", ["https"], 0, undefined],
    ["the proxy's word about https", ["https"], 1, "https"],
    ["the proxy's word behind the caller's own", ["https, http"], 1, "http"],
    ["the proxy's word in a line of its own", ["https", "http"], 1, "http"],
    ["the outer proxy's word where each adds one", ["http, https, http"], 2, "https"],
    ["the only word of two proxies", ["HTTPS"], 2, "https"],
  ])("believes %s", (_, sent, trusted, protocol) => {
    const rawHeaders = sent.flatMap((value) => ["X-Forwarded-Proto", value]);
    const headers: Record<string, string> = { "x-forwarded-proto": sent.join(", ") };
    const incoming = { rawHeaders, headers, socket: {} } as unknown as IncomingMessage;
    stampClientAddress(incoming, trusted);
    expect(headers["x-forwarded-proto"]).toBe(protocol);
    const raw = rawHeaders.flatMap((name, at) =>
      name.toLowerCase() === "x-forwarded-proto" ? [rawHeaders[at + 1]] : [],
    );
    expect(raw).toEqual(protocol === undefined ? [] : [protocol]);
  });
});
