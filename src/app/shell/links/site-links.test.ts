import { expect, test } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { siteLinks } from "./site-links.ts";

const config = testTenantConfig("links");
const links = (redirects: Partial<typeof config.redirects>) =>
  siteLinks({ redirects: { ...config.redirects, ...redirects } }, "https://cars.example.com");

test("a store that keeps all pages here sends no links along", () => {
  expect(links({})).toEqual({});
});

test("links lead straight to where a page is kept, inside or outside, and never back to itself", () => {
  expect(
    links({
      faq: "https://help.example.com/faq",
      warranty: "https://cars.example.com/why-us",
      whyUs: "/why-us",
      contactUs: "",
    }),
  ).toEqual({ "/faq": "https://help.example.com/faq", "/warranty": "/why-us" });
});
