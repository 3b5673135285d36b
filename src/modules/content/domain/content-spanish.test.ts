import { expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { translateTenant } from "#modules/tenancy/domain/translate-tenant.ts";
import { es } from "../texts/es-data.ts";
import { CONTENT_PAGES } from "./content-page.ts";
import { contentPage } from "./content-page-view.ts";
import { CONTENT_SOURCES } from "./content-sources.ts";

const placeholders = (text: string): string[] => (text.match(/\{\w+\}|\]\([^)]+\)/g) ?? []).toSorted();

test.each(CONTENT_PAGES)("every text of /%s has a Spanish one with the same blanks and links", (name) => {
  const { title, intro, sections } = CONTENT_SOURCES[name];
  const texts = [
    title,
    intro,
    ...sections.flatMap((section) => [
      section.title,
      ...section.paragraphs,
      ...(section.group ? [section.group] : []),
    ]),
  ];
  for (const text of texts) {
    expect({ text, inSpanish: Object.hasOwn(es, text) }).toEqual({ text, inSpanish: true });
    expect(placeholders(es[text] ?? "")).toEqual(placeholders(text));
  }
});

test("a store speaks Spanish with its own facts and its own words", () => {
  const harbor = demoTenants.find(({ config }) => config.id === "harbor")?.config;
  if (harbor === undefined) throw new Error("no second demo store");
  const spanish = contentPage(translateTenant(harbor, "es", es), "why-us");
  expect(spanish.intro).toContain("Una colección pequeña");
  const text = spanish.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join("\n");
  expect(text).toContain("7 días para estar seguro");
  expect(text).toContain("Lun-Vie 8-7, Sáb 9-5, Dom cerrado (ET)");
});
