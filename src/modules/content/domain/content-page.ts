import type { MetadataPage } from "#modules/tenancy/domain/config/pages-schema.ts";

/** Pages of words (CNT-01); names are their paths without the slash. */
export const CONTENT_PAGES = [
  "why-us",
  "financing",
  "trade-in",
  "warranty",
  "faq",
  "contact-us",
  "accessibility",
  "cookie-policy",
  "privacy-notice",
  "privacy-policy",
  "terms-of-use",
] as const;
export type ContentPageName = (typeof CONTENT_PAGES)[number];

/** Pages whose words bind: they carry the date from which they hold. */
export const LEGAL_PAGES = ["cookie-policy", "privacy-notice", "privacy-policy", "terms-of-use"] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** One part of a page as the product words it. A paragraph that needs a fact which the retailer has not is left out. */
interface SectionSource {
  /** Stable; a retailer overrides `content.<page>.<id>.title` and `.text`. Also the part's anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Heading of the group that starts here, on pages of questions. */
  readonly group?: string;
}

export interface PageSource {
  readonly title: string;
  readonly intro: string;
  readonly metadata: MetadataPage;
  readonly sections: readonly SectionSource[];
  /** The retailer's lawyers replace the sample (OP-17). */
  readonly isSample?: boolean;
}

/** One part of a page, ready to be shown. */
export interface ContentSection {
  readonly id: string;
  readonly title: string;
  /** May hold `[links](/somewhere)`. */
  readonly paragraphs: readonly string[];
  readonly group?: string;
}

/** A way to reach people. */
export interface Contact {
  readonly label: string;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
}

/** From when a legal page holds. Days are `YYYY-MM-DD`. */
export interface LegalVersion {
  readonly effective: string;
  /** What changed against the version before; empty for the first one. */
  readonly summary: string;
  /** Whether its words can be read here. */
  readonly isKept: boolean;
}

/** A page of words, ready to be shown. */
export interface ContentPageView {
  readonly name: ContentPageName;
  readonly title: string;
  readonly intro: string;
  readonly metadata: MetadataPage;
  readonly sections: readonly ContentSection[];
  readonly isSample: boolean;
  readonly contacts: readonly Contact[];
  /** Newest first; empty on pages that bind nobody. */
  readonly versions: readonly LegalVersion[];
  /** The version shown, when it is an earlier one. */
  readonly earlier: string | null;
}
