import { describe, expect, test } from "vitest";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { pageMeta, toMetaTags } from "./page-meta.ts";

type Pages = TenantConfig["pages"];

function meta(pages: Partial<Pages>, values?: Record<string, string>) {
  const tenant = {
    brandName: "Sunny",
    logo: { url: null },
    pages: { vehicleDetails: {}, ...pages },
  } as unknown as TenantConfig;
  const request = new Request("https://sunny.example/vehicles/V1?utm=1");
  return pageMeta({ tenant }, request, {
    page: "vehicleDetails",
    ...(values && { values }),
    image: "/a.png",
  });
}

describe("the metadata of a page", () => {
  test("names the vehicle and the brand", () => {
    expect(meta({}, { year: "2022", make: "Kia", model: "EV6" }).title).toBe("2022 Kia EV6 | Sunny");
  });

  test("uses the retailer's own words", () => {
    expect(meta({ vehicleDetails: { title: "{model} at {brand}" } }, { model: "EV6" }).title).toBe(
      "EV6 at Sunny",
    );
  });

  test("leaves out blanks that nobody fills", () => {
    expect(
      meta({ vehicleDetails: { title: "{year} {color} {model}" } }, { year: "2022", model: "EV6" }).title,
    ).toBe("2022 EV6");
  });

  test("points at one address without the query", () => {
    expect(meta({}).canonical).toBe("https://sunny.example/vehicles/V1");
    expect(toMetaTags(meta({}))).toContainEqual({
      property: "og:image",
      content: "https://sunny.example/a.png",
    });
  });

  test("names itself in each language, and the address for whoever reads neither", () => {
    const languages = toMetaTags(meta({})).flatMap((tag) =>
      "hrefLang" in tag ? [[tag["hrefLang"], tag["href"]]] : [],
    );
    expect(languages).toEqual([
      ["en", "https://sunny.example/vehicles/V1"],
      ["x-default", "https://sunny.example/vehicles/V1"],
      ["es", "https://sunny.example/es/vehicles/V1"],
    ]);
  });

  test("shows the store's drawn picture, with its size, where a page has none of its own", () => {
    const tenant = { brandName: "Sunny", logo: { url: "data:image/svg+xml,x" }, pages: { faq: {} } };
    const request = new Request("https://sunny.example/faq");
    const tags = toMetaTags(
      pageMeta({ tenant: tenant as unknown as TenantConfig }, request, { page: "faq" }),
    );
    expect(tags).toEqual(
      expect.arrayContaining([
        { property: "og:image", content: "https://sunny.example/images/social/store.png" },
        { property: "og:image:width", content: "1200" },
        { name: "twitter:card", content: "summary_large_image" },
        { name: "robots", content: "max-image-preview:large" },
      ]),
    );
    const spanish = new Request("https://sunny.example/es/faq");
    expect(pageMeta({ tenant: tenant as unknown as TenantConfig }, spanish, { page: "faq" })).toMatchObject({
      image: "https://sunny.example/images/social/store.png?language=es",
      isDrawn: true,
    });
  });
});
