import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLetter, anyPath, anyUrl } from "#tests/support/any-letter.ts";
import { backLabel, journeyStart, startPath } from "./journey-start.ts";

describe("Where a pre-qualification starts and leads back to", () => {
  it.each([
    ["", "link", "/search"],
    ["?return=/vehicles/abc", "link", "/vehicles/abc"],
    ["?from=card&return=%2Fsearch%3Fmake%3Dkia%26page%3D2", "card", "/search?make=kia&page=2"],
    ["?from=checkout&return=/checkout/FC1/payment-options", "checkout", "/checkout/FC1/payment-options"],
    ["?from=header&return=/es/vehicles/abc", "header", "/vehicles/abc"],
    ["?from=elsewhere", "link", "/search"],
  ])("%s is read as %s and leads to %s", (search, startedFrom, returnTo) => {
    expect(journeyStart(search)).toEqual({ startedFrom, returnTo });
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/es//evil.example",
    "/es/\\evil.example",
    "javascript:alert(1)",
    "/sign-in",
    "/pre-qualify",
    "/pre-qualify/passcode",
    "/es/pre-qualify?return=/",
    "x".repeat(3_000),
  ])("refuses to lead to %s", (target) => {
    expect(journeyStart(`?return=${encodeURIComponent(target)}`).returnTo).toBe("/search");
  });

  it("leads nowhere but into the store, whatever somebody writes", () => {
    fc.assert(
      fc.property(fc.oneof(anyUrl, fc.string({ unit: anyLetter }), anyPath), (text) => {
        const { returnTo } = journeyStart(`?return=${encodeURIComponent(text)}`);
        expect(new URL(returnTo, "https://store.example").origin).toBe("https://store.example");
        expect(returnTo.startsWith("/")).toBe(true);
      }),
    );
  });

  it("keeps its way back in the address of the form", () => {
    const start = { startedFrom: "details", returnTo: "/vehicles/abc?zip=78701" } as const;
    expect(journeyStart(startPath(start).slice("/pre-qualify".length))).toEqual(start);
    expect(startPath({ startedFrom: "link", returnTo: "/search" })).toBe("/pre-qualify");
  });

  it("names the way back by where it leads", () => {
    expect(backLabel("/vehicles/abc")).toBe("Back to the car");
    expect(backLabel("/financing")).toBe("Back to where you were");
  });
});
