import { askedTerms, termsAsText } from "#modules/comparison/domain/asked-terms.ts";
import { askedComparison, comparisonPath } from "#modules/comparison/domain/compared-keys.ts";
import { CONTENT_PAGES, type ContentPageName } from "#modules/content/domain/content-page.ts";
import { legalVersions } from "#modules/content/domain/legal-versions.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { sortOfLabel } from "#modules/search-index/domain/sort-options.ts";
import { inLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import { parseSearchQuery, toSearchParams } from "#modules/search-index/domain/search-query.ts";

/** What a cached document depends on. */
type PageDependency = "inventory" | "tenant";

export interface PageKey {
  /** Path and query that the document is a function of; unknown query parameters are gone. */
  readonly url: string;
  readonly dependsOn: PageDependency;
  /** Of a page that is about one vehicle: the name its address gives it. */
  readonly vehicleKey?: string;
}

/** The parts of an address; never put together and read again, because `//` would become a host. */
type Asked = Pick<URL, "pathname" | "searchParams">;

/** The cache key of an anonymous document, or undefined for pages that are rendered each time. */
export function pageKeyOf(address: Asked, tenant: TenantConfig): PageKey | undefined {
  const { language, path } = splitLanguage(address.pathname);
  const key = keyInEnglish({ pathname: path, searchParams: address.searchParams }, tenant);
  return key === undefined || language === "en" ? key : { ...key, url: inLanguage(language, key.url) };
}

function keyInEnglish(url: Asked, tenant: TenantConfig): PageKey | undefined {
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.slice(0, -".data".length) : url.pathname;
  const suffix = isData ? routesOf(url) : "";
  if (path === "/search") {
    const sort = sortOfLabel(tenant.config.contentSettings.defaultSortSrp);
    const query = toSearchParams(parseSearchQuery(url.searchParams, sort), sort).toString();
    return { url: `${url.pathname}${join(query, suffix)}`, dependsOn: "inventory" };
  }
  if (path === "/" || path === "/_")
    return { url: `${url.pathname}${join("", suffix)}`, dependsOn: "inventory" };
  if (path === "/compare") return keyOfComparison(url, suffix);
  const [first, second, third] = path.slice(1).split("/");
  if (first === "vehicles" && second !== undefined && second !== "unavailable" && third === undefined) {
    return { url: `${url.pathname}${join("", suffix)}`, dependsOn: "inventory", vehicleKey: second };
  }
  const page = CONTENT_PAGES.find((name) => name === first);
  if (page !== undefined && second === undefined) {
    const version = versionOf(url, { tenant, page });
    // Dealerships are read with the stock.
    const dependsOn = page === "contact-us" ? "inventory" : "tenant";
    return { url: `${url.pathname}${join(version, suffix)}`, dependsOn };
  }
  return undefined;
}

/** Spellings of one comparison share a document; one that asks for too many is rare and rendered each time. */
function keyOfComparison({ pathname, searchParams }: Asked, suffix: string): PageKey | undefined {
  const { keys, leftOut } = askedComparison(searchParams);
  if (leftOut > 0) return undefined;
  const query = comparisonPath(keys, termsAsText(askedTerms(searchParams))).slice("/compare?".length);
  return { url: `${pathname}${join(query, suffix)}`, dependsOn: "inventory" };
}

/** An earlier version of a legal page, where there is one. */
function versionOf(
  url: Asked,
  { tenant, page }: { readonly tenant: TenantConfig; readonly page: ContentPageName },
): string {
  const asked = url.searchParams.get("version");
  const known = legalVersions(tenant, page).some(({ effective }) => effective === asked);
  return known ? `version=${asked}` : "";
}

/** Client navigations name the routes they want; that choice is part of the answer. */
function routesOf(url: Asked): string {
  const routes = url.searchParams.get("_routes");
  return routes === null ? "" : `_routes=${encodeURIComponent(routes)}`;
}

function join(query: string, suffix: string): string {
  const parts = [query, suffix].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
