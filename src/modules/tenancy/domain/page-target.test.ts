import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REDIRECT_PAGES } from "./config/pages-schema.ts";
import { BUILT_IN_PATHS, pageTarget } from "./page-target.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

type Redirects = TenantConfig["redirects"];
const none = Object.fromEntries(REDIRECT_PAGES.map((page) => [page, ""])) as Redirects;
const config = (redirects: Partial<Redirects>) => ({ redirects: { ...none, ...redirects } });

describe("where a page leads (OP-02)", () => {
  it("is the built-in page for all sixteen when nothing is configured", () => {
    expect(REDIRECT_PAGES).toHaveLength(16);
    for (const page of REDIRECT_PAGES) expect(pageTarget(config({}), page).kind).toBe("built-in");
  });

  it("leaves the site for an address elsewhere", () => {
    const target = pageTarget(config({ faq: "https://help.example.com/faq" }), "faq");
    expect(target).toEqual({ kind: "external", url: "https://help.example.com/faq" });
  });

  it("stays on the site for a path and for the site's own origin", () => {
    const origin = "https://shop.example.com";
    expect(pageTarget(config({ faq: "/why-us" }), "faq")).toEqual({ kind: "internal", path: "/why-us" });
    expect(pageTarget(config({ faq: `${origin}/why-us?a=1` }), "faq", { origin })).toEqual({
      kind: "internal",
      path: "/why-us?a=1",
    });
  });

  it("fills in vehicle and query", () => {
    const both = config({
      vehicleDetails: "https://x.example/v/{vin}",
      search: "https://x.example/s?{query}",
    });
    expect(pageTarget(both, "vehicleDetails", { vin: "A/B" })).toEqual({
      kind: "external",
      url: "https://x.example/v/A%2FB",
    });
    expect(pageTarget(both, "search", { query: "make=Kia&q=a+b" })).toEqual({
      kind: "external",
      url: "https://x.example/s?make=Kia&q=a+b",
    });
  });

  it.each([
    [{ faq: "/faq" }, "faq"],
    [{ faq: "/FAQ/?x=1" }, "faq"],
    [{ faq: "/why-us", whyUs: "/faq" }, "faq"],
    [{ faq: "/why-us", whyUs: "/warranty", warranty: "/faq#top" }, "whyUs"],
    [{ vehicleDetails: "/vehicles/{vin}" }, "vehicleDetails"],
    [{ landing: "/" }, "landing"],
  ] as const)("ignores a target that leads back: %j", (redirects, page) => {
    expect(pageTarget(config(redirects), page, { vin: "1" })).toEqual({
      kind: "built-in",
      path: BUILT_IN_PATHS[page].replace("{vin}", "1"),
    });
  });

  it("never loops and never leaves by another scheme", () => {
    const target = fc.oneof(
      fc.constantFrom("", ...Object.values(BUILT_IN_PATHS)),
      fc.constantFrom("javascript:alert(1)", "//evil.example", "https://x.example", "data:,x", "/elsewhere"),
    );
    const all = fc.record(
      Object.fromEntries(REDIRECT_PAGES.map((page) => [page, target])),
    ) as fc.Arbitrary<Redirects>;
    fc.assert(
      fc.property(all, fc.constantFrom(...REDIRECT_PAGES), (redirects, start) => {
        const visited = new Set<string>();
        let page: (typeof REDIRECT_PAGES)[number] | undefined = start;
        while (page !== undefined) {
          expect(visited.has(page)).toBe(false);
          visited.add(page);
          const found = pageTarget({ redirects }, page, { vin: "1" });
          if (found.kind === "external") expect(found.url).toMatch(/^https?:/);
          if (found.kind !== "internal") return;
          page = REDIRECT_PAGES.find(
            (name) => BUILT_IN_PATHS[name].replace("{vin}", "1") === found.path.replace("{vin}", "1"),
          );
        }
      }),
    );
  });
});
