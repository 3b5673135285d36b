import { describe, expect, it } from "vitest";
import { networkOf } from "./client-network.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["203.0.113.250", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:17:1::9", "2001:db8:17::/48"],
    ["2001:0DB8:0017:2:3:4:5:6", "2001:db8:17::/48"],
    ["2001:db8::9", "2001:db8:0::/48"],
    ["::1", "0:0:0::/48"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
