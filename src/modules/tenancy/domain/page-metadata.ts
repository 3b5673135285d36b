import type { MetadataPage } from "./config/pages-schema.ts";
import { PAGE_DEFAULTS } from "./page-defaults-data.ts";
import { textOf } from "./translate-tenant.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/** What the head of a page says (NAV-09). */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Open Graph type. */
  readonly sharingType: "website" | "article" | "product";
  /** Address or path of the picture shown when the page is shared. */
  readonly image: string | null;
}

/** Values for placeholders such as `{year}`, `{make}` and `{model}`; `image` shows what the page shows. */
type PageMetadataParams = Readonly<Record<string, string | number | undefined>> & {
  readonly image?: string;
};

/** The metadata of a page, from the retailer's configuration where it has some. */
export function pageMetadata(
  config: TenantConfig,
  page: MetadataPage,
  params: PageMetadataParams = {},
): PageMetadata {
  const own = config.pages[page];
  const known = PAGE_DEFAULTS[page];
  const t = textOf(config);
  const text = (template: string): string => fillOrDrop(template, { brand: config.brandName, ...params });
  return {
    title: text(own.title ?? t(isBare(known.title, params) ? (known.bareTitle ?? known.title) : known.title)),
    description: text(own.description ?? t(known.description)),
    keywords: (own.keywords ?? ["{make}", "{model}", "{brand}"]).map(text).filter((word) => word !== ""),
    sharingType: own.sharingType ?? (page === "vehicleDetails" ? "product" : "website"),
    image: own.image ?? params.image ?? config.logo.url,
  };
}

/** Whether a title has blanks of which none is filled: results of everything have no make to name. */
function isBare(title: string, params: PageMetadataParams): boolean {
  return !Object.entries(params).some(
    ([name, value]) => name !== "brand" && (value ?? "") !== "" && title.includes(`{${name}}`),
  );
}

/** Placeholders without a value disappear together with the space they leave. */
function fillOrDrop(template: string, params: PageMetadataParams): string {
  return template
    .replace(/\{(\w+)\}/gu, (_, name: string) =>
      Object.hasOwn(params, name) ? String(params[name] ?? "") : "",
    )
    .replace(/\s+/gu, " ")
    .replace(/ ([,.:])/gu, "$1")
    .trim();
}
