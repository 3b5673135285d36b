import { emptySearch, toSearchParams, withFacet } from "#modules/search-index/domain/search-query.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { defaultSortOf } from "#modules/vehicle-search/server/search-vehicles.ts";
import { BUILT_IN_PATHS, pageTarget } from "#modules/tenancy/domain/page-target.ts";
import type { RedirectPage } from "#modules/tenancy/domain/config/pages-schema.ts";

/** Pages of words and the two doors to the stock, as far as the retailer keeps them here (NAV-08). */
const PAGES = [
  "landing",
  "search",
  "whyUs",
  "financing",
  "tradeIn",
  "warranty",
  "faq",
  "contactUs",
  "accessibility",
  "privacyPolicy",
  "privacyNotice",
  "termsOfUse",
  "cookiePolicy",
] as const satisfies readonly RedirectPage[];

/** Paths of the pages that are indexed beside the vehicles: words, makes and models that are in stock. */
export function listLandingPages(ctx: SearchContext): string[] {
  const own = PAGES.filter((page) => pageTarget(ctx.tenant, page).kind === "built-in");
  const paths: string[] = own.map((page) => BUILT_IN_PATHS[page]);
  return own.includes("search") ? [...paths, ...searches(ctx)] : paths;
}

function searches(ctx: SearchContext): string[] {
  const sort = defaultSortOf(ctx);
  const everything = emptySearch(sort);
  const found = new Set<string>();
  for (const { make, model, availability } of ctx.vehicleSearch.stock(ctx.tenantId).index.cards()) {
    if (availability !== "Available") continue;
    const ofMake = withFacet(everything, "make", [make]);
    for (const search of [ofMake, withFacet(ofMake, "model", [model])]) {
      found.add(`/search?${toSearchParams(search, sort).toString()}`);
    }
  }
  return [...found].toSorted();
}
