import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostName } from "./host-name.ts";

describe("the host of a request", () => {
  it.each([
    ["localhost:3000", "localhost"],
    ["HARBOR.localhost", "harbor.localhost"],
    ["shop.example.com.", "shop.example.com"],
    ["127.0.0.1:80", "127.0.0.1"],
    ["[::1]:3000", "[::1]"],
    [" demo.localhost ", "demo.localhost"],
  ])("%s is %s", (header, name) => expect(hostName(header)).toBe(name));

  it.each([
    "",
    " ",
    "a b",
    "a:b",
    "a:99999",
    "-a.com",
    "a..b",
    "a/b",
    "a@b",
    "a,b",
    "[::1",
    "ä.example",
    undefined,
    null,
  ])("%s is malformed", (header) => expect(hostName(header)).toBeUndefined());

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const name = hostName(text);
        if (name !== undefined) expect(name).toMatch(/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/);
      }),
    );
  });
});
