import type { FacetName } from "#modules/search-index/domain/facets.ts";
import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import type { SearchContext } from "./search-context.ts";
import type { WrittenJson } from "./internal/search-json.ts";
import { makeSearchView } from "./internal/search-view.ts";

/** The sort a search has when it names none (SRCH-05). */
export function defaultSortOf(ctx: SearchContext): SearchQuery["sort"] {
  return ctx.vehicleSearch.stock(ctx.tenantId).tenant.settings.defaultSort;
}

/**
 * One page of results with all facets (SRCH-01 to SRCH-07). Never fails for a `parseSearchQuery` result:
 * an unknown zip is told in `zipError` (MSG-25) and searched without distances.
 * @param counted facets to count; the lists of the others are empty
 */
export async function searchVehicles(
  ctx: SearchContext,
  query: SearchQuery,
  counted?: readonly FacetName[],
): Promise<SearchView> {
  const { view } = await makeSearchView(ctx, query, { counted });
  return view;
}

/**
 * The same as JSON, for the API: put together from parts that are written once.
 * @param wanted facets to count, and what one person would pay by row of the index instead of everybody's estimates
 */
export async function searchVehiclesJson(
  ctx: SearchContext,
  query: SearchQuery,
  wanted: Parameters<typeof makeSearchView>[2] = {},
): Promise<WrittenJson> {
  const { view, cards } = await makeSearchView(ctx, query, wanted);
  return ctx.vehicleSearch.stock(ctx.tenantId).json.write(view, cards);
}
