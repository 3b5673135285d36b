import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
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
    "::ffff:0:127.0.0.1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "fec0::1",
    "3fff::1",
    "192.88.99.1",
    "fd00:ec2::254",
    "fe80::1",
  ])("and not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    ["the machine itself", ["127.0.0.1"], []],
    ["a public address and the machine itself", ["142.250.185.74", "127.0.0.1"], []],
    ["the machine itself by IPv6 alone", ["142.250.185.74"], ["::1"]],
  ])("a name that leads to %s is not connected to", async (_where, four, six) => {
    expect(await lookUp({ four, six })).toMatchObject({ message: expect.stringContaining("not public") });
  });

  test("a name with addresses of one kind leads to those", async () => {
    expect(await lookUp({ four: ["142.250.185.74"] })).toEqual([{ address: "142.250.185.74", family: 4 }]);
    expect(await lookUp({ six: ["2a00:1450::1"] })).toEqual([{ address: "2a00:1450::1", family: 6 }]);
  });

  test("a name without addresses leads nowhere", async () => {
    expect(await lookUp({})).toMatchObject({ message: "the name leads nowhere" });
  });

  test("name servers that are silent are given up, fifty at a time", async () => {
    const silent = createSocket("udp4");
    await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", resolve));
    const resolver = () => {
      const made = new Resolver({ timeout: 100, tries: 1 });
      made.setServers([`127.0.0.1:${silent.address().port}`]);
      return made;
    };
    const asking = Array.from({ length: 50 }, () => answerOf(publicLookup(resolver)));
    expect(await Promise.all(asking)).toHaveLength(50);
    silent.close();
  });
});

/** The addresses that a lookup gives, or its error. */
const answerOf = (lookup: LookupFunction) =>
  new Promise((resolve) =>
    lookup("push.example.com", { all: true }, (error, addresses) => resolve(error ?? addresses)),
  );

/** What a lookup makes of a name server's answers; a kind that is left out does not exist. */
function lookUp({ four, six }: { readonly four?: string[]; readonly six?: string[] }): Promise<unknown> {
  const answer = async (addresses: string[] | undefined) => addresses ?? Promise.reject(new Error("ENODATA"));
  const resolver = { resolve4: () => answer(four), resolve6: () => answer(six) };
  return answerOf(publicLookup(() => resolver as unknown as Resolver));
}
