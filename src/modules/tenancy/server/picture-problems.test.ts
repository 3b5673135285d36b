import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { parseTenantConfig } from "../domain/parse-tenant-config.ts";
import { pictureProblems } from "./picture-problems.ts";

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const svg = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;
const problemOf = (url: string) => pictureProblems({ logo: { url: null, darkUrl: url }, faviconUrl: null });

describe("A retailer's inline pictures (TEN-01)", () => {
  it.each([
    ["that ends too early", svg(`${ROOT}<path d="M0`), "is not a complete SVG"],
    ["that is no SVG", svg("<p>Hello</p>"), "must be an svg with xmlns"],
    ["that no browser takes for an SVG", svg("<svg viewBox='0 0 9 9'/>"), "must be an svg with xmlns"],
    ["without a size", svg('<svg xmlns="http://www.w3.org/2000/svg"/>'), "must have a viewBox"],
    ["with a name in a font", svg(`${ROOT}<text x="1">Mesa</text></svg>`), "convert it to outlines"],
    ["with a color that ends the address", `data:image/svg+xml,${ROOT}<path fill="#000"/></svg>`, "%23"],
    ["with a lonely percent sign", `data:image/svg+xml,${ROOT}<path d="%"/></svg>`, "cannot be decoded"],
    ["that is no PNG", "data:image/png;base64,aGVsbG8gd29ybGQ=", "is not a PNG picture"],
    ["that is no WebP", "data:image/webp;base64,aGVsbG8gd29ybGQ=", "is not a WebP picture"],
  ])("one %s is refused by its field", (_, url, message) =>
    expect(problemOf(url)).toEqual([{ path: "logo.darkUrl", message: expect.stringContaining(message) }]),
  );

  it("are right as outlines, as a bitmap, and at an address", () => {
    const png = `data:image/png;base64,${Buffer.from("\u0089PNG\r\n", "latin1").toString("base64")}`;
    for (const url of [svg(`${ROOT}<path fill="#000" d="M0 0h9"/></svg>`), png, "/logo.svg"])
      expect(problemOf(url)).toEqual([]);
  });

  it("are right in the demo stores", () => {
    for (const { config } of demoTenants) expect(pictureProblems(config)).toEqual([]);
  });

  it("say how long they may be, and how long this one is", () => {
    const logo = { url: `data:image/svg+xml,${"a".repeat(20_000)}` };
    const parsed = parseTenantConfig({ ...demoTenants[0]?.config, logo });
    expect(!parsed.ok && parsed.errors).toEqual([
      { path: "logo.url", message: expect.stringMatching(/20019 characters and must have at most 20000/u) },
    ]);
  });
});
