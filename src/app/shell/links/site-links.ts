import { BUILT_IN_PATHS, pageTarget } from "#modules/tenancy/domain/page-target.ts";
import type { RedirectPage } from "#modules/tenancy/domain/config/pages-schema.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** Pages whose address has blanks are resolved where the blanks are known. */
const WITH_BLANKS: readonly RedirectPage[] = ["vehicleDetails"];

/** Paths of the product's pages that the retailer keeps elsewhere, and where; empty for most (NAV-08). */
export function siteLinks(
  config: Pick<TenantConfig, "redirects">,
  origin: string,
): Readonly<Record<string, string>> {
  const links: Record<string, string> = {};
  for (const [name, path] of Object.entries(BUILT_IN_PATHS)) {
    const page = name as RedirectPage;
    if (WITH_BLANKS.includes(page)) continue;
    const target = pageTarget(config, page, { origin });
    if (target.kind !== "built-in") links[path] = target.kind === "internal" ? target.path : target.url;
  }
  return links;
}
