import { expect, test } from "vitest";
import type { Language } from "#platform/shared/texts/language.ts";
import { loadProduct } from "#tests/support/made-up-language/load-product.ts";

// One folder, and the line that names it: all that a language is (decision 0697).
const {
  ALLOWED,
  hourText,
  language,
  languageOf,
  ownTexts,
  ownWords,
  pageXml,
  parseTenantConfig,
  replacedBy,
  serviceWorkerText,
  testTenantConfig,
  TEXTS,
  textOf,
  TranslatedTenants,
  wholeDateText,
} = await loadProduct();

const FR = "fr" as Language;

test("it has addresses of its own, and a name to choose it by", () => {
  expect(language.splitLanguage("/fr/search")).toEqual({ language: FR, path: "/search" });
  expect(language.inLanguage(FR, "/es/search")).toBe("/fr/search");
  expect(language.acceptedLanguage("fr-CA,en;q=0.5")).toBe(FR);
  expect(language.LANGUAGE_NAMES[FR]).toBe("Français");
  // Each switch leads on until the first language is there again.
  expect(language.otherLanguage("es")).toBe(FR);
  expect(language.otherLanguage(FR)).toBe("en");
});

test("search engines, analytics and the worker of pages without a connection know its addresses", () => {
  expect(ALLOWED.values["language"]).toContain(FR);
  expect(serviceWorkerText(true)).toContain("/es|/fr");
  const page = pageXml({ origin: "https://north.example", path: "/search" });
  expect(page).toContain(`hreflang="fr" href="https://north.example/fr/search"`);
});

test("a store, its mails and its papers speak it with the texts of its folder, and Spanish as before", () => {
  const store = testTenantConfig("north");
  const translated = new TranslatedTenants();
  const french = translated.translateTenant(store, FR);
  expect(languageOf(french)).toBe(FR);
  expect(textOf(french)("Payment")).toBe("Paiement");
  expect(textOf(french).language).toBe(FR);
  expect(textOf(translated.translateTenant(french, "es"))("Try again")).toBe(TEXTS.es["Try again"]);
  expect(translated.translateTenant(french, "en")).toBe(store);
  expect(translated.translateTenant(store, FR)).toBe(french);
});

test("it counts by its own rules, and English texts that it lacks by those of English", () => {
  const t = textOf(new TranslatedTenants().translateTenant(testTenantConfig("north"), FR));
  const cars = (count: number) => t("{total} {count:vehicle|vehicles}", { total: count, count });
  expect([0, 1, 2].map(cars)).toEqual(["0 voiture", "1 voiture", "2 voitures"]);
  expect(t("{count:mile|miles}", { count: 0 })).toBe("miles");
});

test("dates and times are written as its descriptor says", () => {
  expect(wholeDateText("2026-12-05", FR)).toBe("5 déc. 2026");
  expect(hourText(9, FR)).toBe("9:00 AM");
});

test("a retailer rewords it, and says its own pages and consents in it", () => {
  expect(replacedBy("fr.lenders.few-accounts")).toMatchObject({ language: FR, english: "Few accounts" });
  expect(ownTexts({ "fr.lenders.few-accounts": "Peu de comptes" })?.[FR]).toEqual({
    "Few accounts": "Peu de comptes",
  });
  const { texts: _texts, ownTexts: _ownTexts, ...stored } = testTenantConfig("north");
  const parsed = parseTenantConfig({ ...stored, title: "Cars", french: { Cars: "Voitures" } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  expect(new TranslatedTenants().translateTenant(parsed.config, FR).title).toBe("Voitures");
  const consents = {
    ...parsed.config.config.creditApp.wordings,
    ACCURACY: { title: "True", spanish: {}, french: { title: "Vrai" } },
  };
  expect(ownWords(consents as never, { code: "ACCURACY", language: FR })).toEqual({ title: "Vrai" });
});
