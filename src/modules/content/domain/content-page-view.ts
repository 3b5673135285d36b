import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { contentFacts, fillWithFacts, type ContentFacts } from "./content-facts.ts";
import type {
  Contact,
  ContentPageName,
  ContentPageView,
  ContentSection,
  PageSource,
} from "./content-page.ts";
import { CONTENT_SOURCES } from "./content-sources.ts";
import { legalVersions, type KeptVersion } from "./legal-versions.ts";
import { leadingSections, ownSections, type OwnSection } from "./own-sections.ts";

/**
 * The words of one content page of a store (CNT-01 to CNT-04): the retailer's own sections where it has some, else
 * the product's, each of which it may reword by key (`content.<page>.<section>.title` and `.text`).
 * @param version day of an earlier legal version; an unknown one shows what holds
 */
export function contentPage(tenant: TenantConfig, name: ContentPageName, version?: string): ContentPageView {
  const source = CONTENT_SOURCES[name];
  const facts = contentFacts(tenant);
  const t = textOf(tenant);
  const versions = legalVersions(tenant, name);
  const earlier = versions.slice(1).find((kept) => kept.effective === version && kept.sections !== undefined);
  const own = earlier?.sections ?? versions[0]?.sections ?? ownSections(tenant, name);
  const sections = own.length > 0 ? ownWords(own, facts) : productWords(tenant, { name, source, facts });
  return {
    name,
    title: reworded(tenant, `content.${name}.title`) ?? t(source.title),
    intro: fillWithFacts(reworded(tenant, `content.${name}.intro`) ?? t(source.intro), facts) ?? "",
    metadata: source.metadata,
    sections: [...ownWords(leadingSections(tenant, name), facts), ...sections],
    isSample: tenant.config.content.isSample && source.isSample === true,
    contacts: contacts(tenant, name),
    versions: versions.map((kept) => shownVersion(kept, { isCurrent: kept === versions[0], t })),
    earlier: earlier?.effective ?? null,
  };
}

function shownVersion(
  { effective, summary, sections }: KeptVersion,
  { isCurrent, t }: { readonly isCurrent: boolean; readonly t: ReturnType<typeof textOf> },
) {
  return { effective, summary: t(summary), isKept: isCurrent || sections !== undefined };
}

function productWords(
  tenant: TenantConfig,
  {
    name,
    source,
    facts,
  }: { readonly name: string; readonly source: PageSource; readonly facts: ContentFacts },
): ContentSection[] {
  const t = textOf(tenant);
  // A group starts with its first section that is shown.
  let group: string | undefined;
  return source.sections.flatMap((section): ContentSection[] => {
    group = section.group ?? group;
    const key = `content.${name}.${section.id}`;
    const title = fillWithFacts(reworded(tenant, `${key}.title`) ?? t(section.title), facts);
    const own = reworded(tenant, `${key}.text`);
    const texts = own === undefined ? section.paragraphs.map((text) => t(text)) : paragraphsOf(own);
    const paragraphs = texts.flatMap((text) => fillWithFacts(text, facts) ?? []);
    // What is left of a section whose first sentence had to go makes no sense.
    const first = fillWithFacts(texts[0] ?? "", facts);
    if (title === undefined || first === undefined || paragraphs.length === 0) return [];
    const shown = { id: section.id, title, paragraphs, ...(group !== undefined && { group: t(group) }) };
    group = undefined;
    return [shown];
  });
}

function ownWords(sections: readonly OwnSection[], facts: ContentFacts): ContentSection[] {
  return sections.map(({ id, title, text }, index) => ({
    id: id ?? `part-${index + 1}`,
    title,
    paragraphs: paragraphsOf(text).map((paragraph) => fillWithFacts(paragraph, facts) ?? paragraph),
  }));
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

function reworded(tenant: TenantConfig, key: string): string | undefined {
  return Object.hasOwn(tenant.messages, key) ? tenant.messages[key] : undefined;
}

function contacts(tenant: TenantConfig, name: ContentPageName): Contact[] {
  const t = textOf(tenant);
  const { hours } = contentFacts(tenant);
  if (name === "contact-us") {
    return [
      {
        label: t("Support, {hours}", { hours: hours ?? "" }),
        phone: tenant.support.phone,
        email: tenant.contactUsEmail,
      },
      ...tenant.contactPhones.map(({ label, phone }) => ({ label: t(label), phone })),
    ];
  }
  if (name !== "privacy-policy" && name !== "privacy-notice") return [];
  return tenant.privacyContacts.map(({ name: label, phone, email, address }) => ({
    label,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
  }));
}
