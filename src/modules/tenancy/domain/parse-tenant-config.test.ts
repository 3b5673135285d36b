import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { demoConfig } from "#database/seed/tenants/demo-data.ts";
import { parseTenantConfig } from "./parse-tenant-config.ts";

const errorsOf = (json: unknown) => {
  const parsed = parseTenantConfig(json);
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe("a tenant configuration", () => {
  it("fills in every default of TEN-14, TEN-15 and the settled points", () => {
    const parsed = parseTenantConfig({ ...demoConfig, config: {} });
    if (!parsed.ok) throw new Error("refused");
    const { config } = parsed.config;
    expect(config.inventory).toMatchObject({ vehicleMileageLimit: 900_000, vehicleAgeLimit: 50 });
    expect(config.payment).toMatchObject({
      defaultDownPaymentAmount: 2500,
      creditCardLimit: 7000,
      achLimit: 6500,
      creditTierDefault: "verygood",
      aprByTier: { excellent: 5.99, verygood: 6.99, good: 9.99, fair: 13.99 },
      minimumFinancedAmount: 5000,
      maximumMileageToFinance: 150_000,
      depositAmount: 500,
    });
    expect(config.payment.creditTiers.map(({ name, low, high }) => [name, low, high])).toEqual([
      ["excellent", 740, 900],
      ["verygood", 700, 739],
      ["good", 668, 699],
      ["fair", 640, 667],
    ]);
    expect(config.contentSettings).toMatchObject({
      consumerSiteDefaultCreditTerm: 48,
      defaultSortSrp: "Price (High to Low)",
    });
    expect(config.language).toBe("en");
    expect(config.consumer.checkoutHoldSeconds).toBe(1800);
    expect(config.contracting.cash).toEqual({
      createContract: true,
      verifyContract: true,
      initiateSigning: true,
    });
    expect(Object.values(parsed.config.redirects)).toEqual(Array.from({ length: 16 }, () => ""));
    expect(parsed.config.support.hours).toEqual({
      timeZone: "America/New_York",
      weekdays: { opens: 9, closes: 18 },
      saturday: { opens: 9, closes: 17 },
      sunday: null,
    });
  });

  it("is unchanged by being checked again", () => {
    for (const { config } of demoTenants) expect(parseTenantConfig(config)).toEqual({ ok: true, config });
  });

  it.each([
    [{ ...demoConfig, colour: 1 }, "colour: is not a known setting"],
    [{ ...demoConfig, brandName: undefined }, "brandName: is required"],
    [{ ...demoConfig, brandName: "  " }, "brandName: must not be empty"],
    [
      { ...demoConfig, support: { ...demoConfig.support, phone: "12" } },
      "support.phone: must be a phone number of ten digits",
    ],
    [
      { ...demoConfig, buyInStoreUrl: "javascript:alert(1)" },
      "buyInStoreUrl: must be an http or https address",
    ],
    [
      { ...demoConfig, config: { payment: { achLimit: -1 } } },
      "config.payment.achLimit: must not be negative",
    ],
    [
      { ...demoConfig, config: { payment: { aprByTier: { good: 9.9999 } } } },
      "config.payment.aprByTier.good: must have at most three decimals",
    ],
    [
      { ...demoConfig, config: { inventory: { vehicleTypes: ["New"] } } },
      "config.inventory.vehicleTypes[0]: must be new, used or cpo",
    ],
    [
      { ...demoConfig, config: { consumer: { holdSeconds: 1 } } },
      "config.consumer.holdSeconds: is not a known setting",
    ],
    [
      { ...demoConfig, redirects: { faq: "ftp://example.com" } },
      "redirects.faq: must be a path that starts with / or an http or https address",
    ],
    [
      { ...demoConfig, redirects: { faq: "//evil.example" } },
      "redirects.faq: must be a path that starts with / or an http or https address",
    ],
    [{ ...demoConfig, flags: { c3_toggle: "yes" } }, "flags.c3_toggle: must be true or false"],
    [
      { ...demoConfig, rooftopOverrides: [{ make: "Kia", values: { legalName: "x" } }] },
      "rooftopOverrides[0].values.legalName: is not a known setting",
    ],
    [
      {
        ...demoConfig,
        rooftopOverrides: [
          { make: "Kia", values: {} },
          { make: "KIA", values: {} },
        ],
      },
      "rooftopOverrides: must not name the same dealership, make and condition twice",
    ],
    [
      {
        ...demoConfig,
        config: {
          payment: {
            creditTiers: [{ name: "good", displayName: "G", low: 700, high: 690 }],
            creditTierDefault: "good",
          },
        },
      },
      "config.payment.creditTiers: must have low at most high in every tier",
    ],
    [{ ...demoConfig, messages: { nokey: "x" } }, "messages.nokey: must be a message key like cart.title"],
    [
      { ...demoConfig, brand: { ...demoConfig.brand, layout: { card: "round" } } },
      "brand.layout.card: must be one of framed, bare, overlay",
    ],
    [
      { ...demoConfig, brand: { ...demoConfig.brand, layout: { home: ["how", "how"] } } },
      "brand.layout.home: must not name a section twice",
    ],
    [
      { ...demoConfig, brand: { ...demoConfig.brand, layout: { home: ["news"] } } },
      "brand.layout.home[0]: must be one of bodies, recent, budget, arrivals, drops, makes, how, proof, promises",
    ],
    [
      { ...demoConfig, brand: { ...demoConfig.brand, fonts: { display: "papyrus" } } },
      "brand.fonts.display: must be one of figtree, dm-sans, outfit, archivo, bricolage, newsreader, fraunces, literata",
    ],
    [null, ": must be an object"],
    [[], "id: is required"],
  ])("names the wrong field in one line (%#)", (json, error) => {
    expect(errorsOf(json)).toContain(error);
  });

  it("gives a brand that names no kit the parts that all stores had", () => {
    const { layout: _layout, fonts: _fonts, ...brand } = { fonts: undefined, ...demoConfig.brand };
    const parsed = parseTenantConfig({ ...demoConfig, brand });
    if (!parsed.ok) throw new Error("refused");
    expect(parsed.config.brand.layout).toMatchObject({ header: "solid", hero: "split", card: "framed" });
  });

  it("accepts the kit that the documents teach with", () => {
    const text = readFileSync("docs/branding.md", "utf8");
    const brand: unknown = JSON.parse(/```json\n([\s\S]+?)```/u.exec(text)?.[1] ?? "");
    expect(errorsOf({ ...demoConfig, brand })).toEqual([]);
  });

  it("refuses a palette whose parts are too faint, naming the pair and both ratios", () => {
    const light = { ...demoConfig.brand.light, action: "#FFE600", surface: "#FFFFFF" };
    expect(errorsOf({ ...demoConfig, brand: { ...demoConfig.brand, light } })).toContain(
      "brand.light: action #FFE600 on surface #FFFFFF: 1.26, needs 3",
    );
  });

  it("answers anything at all with readable errors, never an exception", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.constantFrom(...Object.keys(demoConfig)),
        (value, key) => {
          for (const json of [value, { ...demoConfig, [key]: value }]) {
            const parsed = parseTenantConfig(json);
            if (parsed.ok) continue;
            expect(parsed.errors.length).toBeGreaterThan(0);
            for (const error of parsed.errors)
              expect(`${error.path} ${error.message}`).toMatch(/^[^\n]{3,400}$/);
          }
        },
      ),
      { numRuns: draws(100) },
    );
  });
});

describe("the demo tenants", () => {
  it("have six rooftops in six states, four of them in the first tenant", () => {
    expect(demoTenants.map(({ rooftops }) => rooftops.length)).toEqual([4, 2]);
    expect(new Set(demoTenants.flatMap(({ rooftops }) => rooftops.map(({ state }) => state))).size).toBe(6);
  });

  it("invent nobody's real phone number or address", () => {
    const text = JSON.stringify(demoTenants);
    for (const phone of text.match(/"\d{10}"/g) ?? []) expect(phone).toMatch(/^"\d{3}55501\d\d"$/);
    for (const email of text.match(/[\w.-]+@[\w.-]+/g) ?? []) expect(email).toMatch(/example\.com\.?$/);
  });

  it("look like two companies", () => {
    const [one, two] = demoTenants.map(({ config }) => config.brand);
    expect(one?.radius).not.toBe(two?.radius);
    expect(one?.type).not.toBe(two?.type);
    expect(one?.light.action).not.toBe(two?.light.action);
    for (const part of ["header", "hero", "card", "gallery", "lines", "headings", "icons"] as const)
      expect(one?.layout[part], part).not.toBe(two?.layout[part]);
    expect(one?.layout.home).not.toEqual(two?.layout.home);
  });
});
