import { describe, expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "./public-lookup.ts";

describe("Messages are brought to addresses of the public internet only", () => {
  test.each(["142.250.185.74", "8.8.8.8", "2a00:1450:4001:82a::200a", "::ffff:142.250.185.74"])(
    "such as %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "fd00:ec2::254",
    "fe80::1",
  ])("and not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test("a name that leads to the machine itself is not connected to", async () => {
    const problem = await new Promise((resolve) => publicLookup("localhost", { all: false }, resolve));
    expect(problem).toMatchObject({ message: "the name leads to an address that is not public" });
  });
});
