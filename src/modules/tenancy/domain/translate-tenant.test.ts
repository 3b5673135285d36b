import { describe, expect, test } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { languageOf, translateTenant, textOf } from "./translate-tenant.ts";
import { tenantText } from "./tenant-text.ts";

const messages = { "cart.full": "Your cart is full." } as const;
const texts = { "Your cart is full.": "Su carrito está lleno.", Remove: "Quitar" };

describe("a retailer in Spanish", () => {
  const config = { ...testTenantConfig("demo"), title: "Fine cars", spanish: { "Fine cars": "Autos finos" } };

  test("says the product's texts and its own pages in Spanish", () => {
    const translated = translateTenant(config, "es", texts);
    expect(translated.title).toBe("Autos finos");
    expect(tenantText(translated, messages, "cart.full")).toBe("Su carrito está lleno.");
    expect(textOf(translated)("Remove")).toBe("Quitar");
    expect(languageOf(translated)).toBe("es");
  });

  test("says what the retailer calls its own people and numbers in Spanish, and leaves the rest as it is", () => {
    const called = {
      ...config,
      contactPhones: [{ label: "Fine cars", phone: "5125550101" }],
      privacyContacts: [{ name: "Fine cars", email: "privacy@sunlane.example.com" }],
    };
    expect(translateTenant(called, "es", texts)).toMatchObject({
      contactPhones: [{ label: "Autos finos", phone: "5125550101" }],
      privacyContacts: [{ name: "Autos finos", email: "privacy@sunlane.example.com" }],
    });
  });

  test("keeps wordings of each language apart", () => {
    const own = { ...config, messages: { "cart.full": "Full!", "es.cart.full": "¡Lleno!" } };
    expect(tenantText(own, messages, "cart.full")).toBe("Full!");
    expect(tenantText(translateTenant(own, "es", texts), messages, "cart.full")).toBe("¡Lleno!");
    const onlyEnglish = { ...config, messages: { "cart.full": "Full!" } };
    expect(tenantText(translateTenant(onlyEnglish, "es", texts), messages, "cart.full")).toBe(
      "Su carrito está lleno.",
    );
  });

  test("is the stored configuration in English", () => {
    expect(translateTenant(config, "en", texts)).toBe(config);
    expect(textOf(config)("Remove")).toBe("Remove");
  });
});
