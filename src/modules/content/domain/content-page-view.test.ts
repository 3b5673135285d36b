import { describe, expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { PRIVACY_SECTIONS } from "./settings-schema.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { CONTENT_PAGES, LEGAL_PAGES } from "./content-page.ts";
import { contentPage } from "./content-page-view.ts";
import { inlineLinks } from "./inline-links.ts";

const plain = testTenantConfig("plain");
type Content = TenantConfig["config"]["content"];
const withContent = (content: Partial<Content>, messages: Record<string, string> = {}): TenantConfig => ({
  ...plain,
  messages,
  config: { ...plain.config, content: { ...plain.config.content, ...content } },
});
const wordsOf = (tenant: TenantConfig, name: (typeof CONTENT_PAGES)[number]): string => {
  const { title, intro, sections } = contentPage(tenant, name);
  return [title, intro, ...sections.flatMap((section) => [section.title, ...section.paragraphs])].join("\n");
};

describe("the content pages of a store", () => {
  const stores = [...demoTenants.map(({ config }) => config), plain].map((config) => ({
    id: config.id,
    config,
  }));
  const all = stores.flatMap((store) => CONTENT_PAGES.map((name) => ({ ...store, name })));

  test.each(all)("$id has real words on /$name, with every blank filled in", ({ config, name }) => {
    const page = contentPage(config, name);
    expect(page.sections.length).toBeGreaterThan(2);
    expect(wordsOf(config, name)).not.toMatch(/\{\w+\}|undefined|null|lorem/i);
    expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
  });

  test("differ where the facts of the stores differ", () => {
    const [sunlane, harbor] = demoTenants.map(({ config }) => config);
    if (sunlane === undefined || harbor === undefined) throw new Error("no demo stores");
    expect(wordsOf(sunlane, "warranty")).toContain("5-day money-back guarantee");
    expect(wordsOf(harbor, "warranty")).toContain("7-day money-back guarantee");
    expect(wordsOf(harbor, "warranty")).toContain("12 months or 12,000 miles");
    expect(wordsOf(harbor, "faq")).toContain("$4,000 down, spread over 60 months");
    expect(wordsOf(harbor, "why-us")).toContain("Chosen, not gathered");
  });

  test("a promise that is not made takes its sentences along (OP-17)", () => {
    const none = withContent({ moneyBackDays: null, warrantyMonths: null });
    expect(contentPage(none, "warranty").sections.map(({ id }) => id)).not.toContain("money-back");
    expect(contentPage(none, "warranty").sections.map(({ id }) => id)).not.toContain("limited");
    expect(wordsOf(none, "faq")).not.toMatch(/bring it back/i);
    const noMiles = withContent({ moneyBackMiles: null });
    expect(wordsOf(noMiles, "warranty")).toContain("within 5 days of delivery");
    expect(wordsOf(noMiles, "warranty")).not.toContain("more miles");
  });

  test("a retailer words one part by its key, with the same facts, or the whole page", () => {
    const one = withContent({}, { "content.faq.price.text": "Ask {short}.\n\nOr [call](tel:{phoneLink})." });
    const price = contentPage(one, "faq").sections.find(({ id }) => id === "price");
    expect(price?.paragraphs).toEqual([
      `Ask ${plain.legalNameShort}.`,
      `Or [call](tel:+1${plain.support.phone}).`,
    ]);
    const whole = withContent({ faq: [{ title: "Why?", text: "Because." }] });
    expect(contentPage(whole, "faq").sections).toEqual([
      { id: "part-1", title: "Why?", paragraphs: ["Because."] },
    ]);
  });

  test("the privacy policy has its eleven parts in order (CNT-03)", () => {
    expect(contentPage(plain, "privacy-policy").sections.map(({ id }) => id)).toEqual([...PRIVACY_SECTIONS]);
  });

  test("groups of questions begin with their first question that is shown", () => {
    const groups = contentPage(plain, "faq").sections.flatMap(({ group }) => group ?? []);
    expect(groups).toEqual(["Buying", "Paying", "Getting the car", "Your account"]);
  });
});

describe("versions of legal pages", () => {
  const terms = (sections?: { title: string; text: string }[]) =>
    withContent({
      legalVersions: {
        ...plain.config.content.legalVersions,
        terms: [
          { effective: "2025-01-01", summary: "First.", ...(sections && { sections }) },
          { effective: "2026-06-01", summary: "Clearer." },
        ],
      },
    });

  test.each(LEGAL_PAGES)("/%s says since when it holds", (name) => {
    expect(contentPage(plain, name).versions[0]?.effective).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("the latest holds, an earlier one is read by its day when its words are kept", () => {
    const kept = terms([{ title: "Then", text: "So it was at {legal}." }]);
    expect(contentPage(kept, "terms-of-use").versions.map(({ effective }) => effective)).toEqual([
      "2026-06-01",
      "2025-01-01",
    ]);
    expect(contentPage(kept, "terms-of-use", "2025-01-01")).toMatchObject({
      earlier: "2025-01-01",
      sections: [{ title: "Then", paragraphs: [`So it was at ${plain.legalName}.`] }],
    });
    expect(contentPage(kept, "terms-of-use", "2024-01-01").earlier).toBeNull();
    expect(contentPage(terms(), "terms-of-use", "2025-01-01").earlier).toBeNull();
  });

  test("a day that is none is refused in the configuration", () => {
    const broken = {
      ...demoTenants[0]?.config,
      config: { content: { legalVersions: { terms: [{ effective: "soon" }] } } },
    };
    expect(parseTenantConfig(broken).ok).toBe(false);
  });
});

describe("links in a retailer's words (NAV-10)", () => {
  test.each([
    ["[us](mailto:a@b.co)", "mailto:a@b.co"],
    ["[us](tel:+15125550100)", "tel:+15125550100"],
    ["[us](https://a.co/x)", "https://a.co/x"],
    ["[us](/faq#pay)", "/faq#pay"],
  ])("%s is a link", (text, href) => {
    expect(inlineLinks(text)).toEqual([{ text: "us", href }]);
  });

  test.each(["javascript:alert`1`", "sms:+15125550100", "data:text/html,x", "//evil.example", "ftp://a.co"])(
    "%s stays text",
    (href) => {
      expect(inlineLinks(`See [us](${href}) now`).filter((run) => run.href !== undefined)).toEqual([]);
      expect(
        inlineLinks(`See [us](${href}) now`)
          .map(({ text }) => text)
          .join(""),
      ).toBe("See us now");
    },
  );
});
