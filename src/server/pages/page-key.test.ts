import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { anyLetter, anyQuery } from "#tests/support/any-letter.ts";
import { draws } from "#tests/support/draws.ts";
import { pageKeyOf } from "./page-key.ts";

const tenant = demoTenants[0]?.config;
const key = (path: string) => tenant && pageKeyOf(new URL(`http://localhost${path}`), tenant)?.url;

describe("the key of a cached page", () => {
  test.each([
    ["/search?utm_source=x&make=Toyota", "/search?make=toyota"],
    ["/search?page=1", "/search"],
    ["/vehicles/1HGCM82633A004352?ref=mail", "/vehicles/1HGCM82633A004352"],
    ["/?gclid=1", "/"],
    ["/compare?utm=1&vins=A&vins=B&add=C&zip=nowhere", "/compare?vins=A,B,C"],
    ["/compare?term=060&vins=A,B,A&down=$2,500", "/compare?vins=A,B&down=2500&term=60"],
    ["/faq", "/faq"],
  ])("%s is stored as %s", (path, stored) => {
    expect(key(path)?.toLowerCase()).toBe(stored.toLowerCase());
  });

  test.each([
    "/checkout/FC1/details",
    "/deals",
    "/progress/FC1",
    "/sign-in",
    "/cart",
    "/vehicles/unavailable",
    "/sandbox",
  ])("%s is never stored", (path) => {
    expect(key(path)).toBeUndefined();
  });

  test("spellings of one search share a key, whatever else the address carries", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const first = key(`/search?${query}`);
        expect(key(first ?? "")).toBe(first);
      }),
      { numRuns: draws(500) },
    );
  });

  test("can be told of any path, also one that a base address would take for a host", () => {
    const ways = [
      "/",
      "//",
      "///",
      "//[",
      "//a:b",
      "//?x",
      "//%00",
      "/es//",
      "/es//[",
      "/es",
      "/es?",
      "/.//",
    ];
    for (const path of ways) expect(() => key(path), path).not.toThrow();
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        const found = key(`/${text}`);
        expect(found === undefined || found.startsWith("/")).toBe(true);
      }),
      { numRuns: draws(2_000) },
    );
  });
});
