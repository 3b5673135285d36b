import type { RedirectPage } from "#modules/tenancy/domain/config/pages-schema.ts";
import { BUILT_IN_PATHS, pageTarget } from "#modules/tenancy/domain/page-target.ts";
import { inLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

const PAGE_OF_PATH = new Map(
  Object.entries(BUILT_IN_PATHS).map(([page, path]) => [path, page as RedirectPage] as const),
);
const DETAILS = /^\/vehicles\/(?!unavailable$)([^/]+)$/;

/**
 * Where a retailer sends visits of one of the sixteen redirectable pages (NAV-08, OP-02); undefined serves
 * the built-in page. Works for documents and for client navigations.
 */
export function configuredRedirect(url: URL, config: Pick<TenantConfig, "redirects">): string | undefined {
  const { language, path: asked } = splitLanguage(url.pathname);
  const path = asked.replace(/\.data$/, "").replace(/^\/_$/, "/");
  const vin = DETAILS.exec(path)?.[1];
  const page = vin === undefined ? PAGE_OF_PATH.get(path) : "vehicleDetails";
  if (page === undefined) return undefined;
  const query = new URLSearchParams(url.searchParams);
  query.delete("_routes");
  const target = pageTarget(config, page, {
    query: query.toString(),
    origin: url.origin,
    ...(vin !== undefined && { vin }),
  });
  if (target.kind === "built-in") return undefined;
  return target.kind === "internal" ? inLanguage(language, target.path) : target.url;
}
