import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { LEGAL_PAGES, type ContentPageName, type LegalPageName } from "./content-page.ts";
import type { OwnSection } from "./own-sections.ts";

/** Since when the product's own words hold. Changing a legal text above means a new day here. */
const PRODUCT_VERSION = "2026-11-25";

/** One version of a legal page, with its words where they are kept. */
export interface KeptVersion {
  readonly effective: string;
  readonly summary: string;
  readonly sections: readonly OwnSection[] | undefined;
}

const NAMES = {
  "cookie-policy": "cookiePolicy",
  "privacy-notice": "privacyNotice",
  "privacy-policy": "privacyPolicy",
  "terms-of-use": "terms",
} as const satisfies Record<LegalPageName, keyof TenantConfig["config"]["content"]["legalVersions"]>;

/** Versions of a legal page, the one that holds first; none for other pages. */
export function legalVersions(tenant: TenantConfig, name: ContentPageName): readonly KeptVersion[] {
  const legal = LEGAL_PAGES.find((known) => known === name);
  if (legal === undefined) return [];
  const own = tenant.config.content.legalVersions[NAMES[legal]];
  if (own.length === 0) return [{ effective: PRODUCT_VERSION, summary: "", sections: undefined }];
  return own
    .map(({ effective, summary = "", sections }) => ({ effective, summary, sections }))
    .toSorted((a, b) => b.effective.localeCompare(a.effective));
}
