import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnTo } from "./safe-return-to.ts";

describe("where to go after sign-in", () => {
  it.each([
    ["/deals", "/deals"],
    ["/search?make=Honda&page=2#list", "/search?make=Honda&page=2#list"],
    ["/progress/ABC/insurance", "/progress/ABC/insurance"],
    [null, "/"],
    ["", "/"],
    ["deals", "/"],
    ["https://evil.example", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/\n/evil.example", "/"],
    ["/..//evil.example", "/"],
    ["/.//evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/sign-in?returnTo=/deals", "/"],
    ["/sign-up/confirm", "/"],
    ["/Sign-In", "/"],
    ["/sign-in/complete?returnTo=/deals", "/"],
    ["/reset-password", "/"],
    ["/reset-password/confirm", "/"],
    ["/auth/callback", "/"],
    ["/authors", "/authors"],
    ["/cart?buy=1HGCM82633A004352", "/cart?buy=1HGCM82633A004352"],
    ["/search?q=a%20b&make=kia#row-3", "/search?q=a%20b&make=kia#row-3"],
    ["http:/evil.example", "/"],
    ["\\\\evil.example", "/"],
    ["/\u00a0/evil.example", "/"],
    ["/\u0085/evil.example", "/"],
    [" /deals", "/"],
    ["/deals\r\nSet-Cookie: a=b", "/"],
    ["/@evil.example", "/@evil.example"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/%5Cevil.example", "/%5Cevil.example"],
    ["data:text/html,x", "/"],
    ["?x=//evil.example", "/"],
    ["#/evil", "/"],
    [`/${"a".repeat(2000)}`, "/"],
  ])("%j leads to %s", (value, path) => {
    expect(safeReturnTo(value)).toBe(path);
  });

  it("never leaves the site, whatever comes in", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "evil.example",
      "\t",
      "\n",
      "%2f",
      "%5c",
      "?",
      "#",
      "a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = new URL(safeReturnTo(pieces.join("")), "https://shop.example");
        expect(url.origin).toBe("https://shop.example");
      }),
    );
  });
});
