import { PRIVACY_SECTIONS } from "./settings-schema.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { ContentPageName } from "./content-page.ts";
import { privacyPolicy } from "./legal-pages-data.ts";

/** A part that the retailer wrote. Blank lines separate paragraphs. */
export interface OwnSection {
  readonly id?: string;
  readonly title: string;
  readonly text: string;
}

type Content = TenantConfig["config"]["content"];

const LISTS: Readonly<Partial<Record<ContentPageName, (content: Content) => readonly OwnSection[]>>> = {
  "why-us": (content) => content.whyUs,
  financing: (content) => content.financing,
  "trade-in": (content) => content.tradeIn,
  warranty: (content) => content.warranty,
  faq: (content) => content.faq,
  "contact-us": (content) => content.contact,
  accessibility: (content) => content.accessibility,
  "cookie-policy": (content) => content.cookiePolicy,
  "privacy-notice": (content) => content.privacyNotice,
  "terms-of-use": (content) => content.terms,
};

/** The sections that a retailer wrote instead of the product's; none leaves the page to the product. */
export function ownSections(tenant: TenantConfig, name: ContentPageName): readonly OwnSection[] {
  return name === "privacy-policy" ? ownPrivacyPolicy(tenant) : (LISTS[name]?.(tenant.config.content) ?? []);
}

/** What a retailer says before everything else on a page: its accessibility statement (RWD-03). */
export function leadingSections(tenant: TenantConfig, name: ContentPageName): readonly OwnSection[] {
  const { statement } = tenant.config.accessibility;
  if (name !== "accessibility" || statement === null) return [];
  return [{ id: "statement", title: textOf(tenant)("Our statement"), text: statement }];
}

/** CNT-03: a retailer fills the eleven parts by name; the titles are the product's. */
function ownPrivacyPolicy(tenant: TenantConfig): OwnSection[] {
  const t = textOf(tenant);
  const texts = tenant.config.content.privacyPolicy;
  return PRIVACY_SECTIONS.flatMap((id) => {
    const text = texts[id];
    const title = privacyPolicy.sections.find((section) => section.id === id)?.title;
    return text === undefined || title === undefined ? [] : [{ id, title: t(title), text }];
  });
}
