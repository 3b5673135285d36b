import { describe, expect, it } from "vitest";
import { safeHref } from "./safe-href.ts";

describe("an address from configuration (NAV-10)", () => {
  it.each([
    "mailto:help@example.com",
    "tel:+15125550100",
    "http://example.com",
    "HTTPS://example.com/a?b=c#d",
    "/faq",
    "/search?make=Kia:Soul",
    "#main",
    "faq",
  ])("may be a link: %s", (href) => expect(safeHref(href)).toBe(href));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "ftp://example.com",
    "//evil.example",
    "/\\evil.example",
    "https://exa mple.com",
    "",
    null,
    undefined,
  ])("is no link: %s", (href) => expect(safeHref(href)).toBeUndefined());
});
