import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { sortOfLabel } from "#modules/inventory/domain/search/sort-options.ts";
import { inLanguage, splitLanguage } from "#platform/shared/language.ts";
import { parseSearchQuery, toSearchParams } from "#modules/inventory/domain/search/search-query.ts";

/** What a cached document depends on. */
export type PageDependency = "inventory" | "tenant";

export interface PageKey {
  /** Path and query that the document is a function of; unknown query parameters are gone. */
  readonly url: string;
  readonly dependsOn: PageDependency;
}

const CONTENT = new Set([
  "why-us",
  "faq",
  "warranty",
  "contact-us",
  "financing",
  "accessibility",
  "cookie-policy",
  "privacy-notice",
  "privacy-policy",
  "terms-of-use",
]);

/** The cache key of an anonymous document, or undefined for pages that are rendered each time. */
export function pageKeyOf(address: URL, tenant: TenantConfig): PageKey | undefined {
  const { language, path } = splitLanguage(address.pathname);
  const key = keyInEnglish(new URL(`${path}${address.search}`, address.origin), tenant);
  return key === undefined || language === "en" ? key : { ...key, url: inLanguage(language, key.url) };
}

function keyInEnglish(url: URL, tenant: TenantConfig): PageKey | undefined {
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.slice(0, -".data".length) : url.pathname;
  const suffix = isData ? routesOf(url) : "";
  if (path === "/search") {
    const sort = sortOfLabel(tenant.config.contentSettings.defaultSortSrp);
    const query = toSearchParams(parseSearchQuery(url.searchParams, sort), sort).toString();
    return { url: `${url.pathname}${join(query, suffix)}`, dependsOn: "inventory" };
  }
  if (path === "/" || path === "/_root")
    return { url: `${url.pathname}${join("", suffix)}`, dependsOn: "inventory" };
  const [first, second, third] = path.slice(1).split("/");
  if (first === "vehicles" && second !== undefined && second !== "unavailable" && third === undefined) {
    return { url: `${url.pathname}${join("", suffix)}`, dependsOn: "inventory" };
  }
  if (first !== undefined && second === undefined && CONTENT.has(first)) {
    return { url: `${url.pathname}${join("", suffix)}`, dependsOn: "tenant" };
  }
  return undefined;
}

/** Client navigations name the routes they want; that choice is part of the answer. */
function routesOf(url: URL): string {
  const routes = url.searchParams.get("_routes");
  return routes === null ? "" : `_routes=${encodeURIComponent(routes)}`;
}

function join(query: string, suffix: string): string {
  const parts = [query, suffix].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
