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
