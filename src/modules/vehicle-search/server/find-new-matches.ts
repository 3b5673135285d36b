import type { NewMatches } from "#modules/search-index/domain/new-matches.ts";
import { parseSearchQuery, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import { rooftopDistances } from "./find-zip.ts";
import { citySearch } from "./internal/city-search.ts";
import type { SearchContext } from "./search-context.ts";
import { defaultSortOf } from "./search-vehicles.ts";

/**
 * How many vehicles a search finds, and how many of them came into the stock after a point in time (SRCH-08).
 * @param input.search query string of a search
 * @param input.after instant; its fraction of a second does not count
 */
export async function findNewMatches(
  ctx: SearchContext,
  input: { readonly search: string; readonly after: Date },
): Promise<Omit<NewMatches, "newest"> & { readonly newest: Date }> {
  const query = parseSearchQuery(new URLSearchParams(input.search), defaultSortOf(ctx));
  const found = await match(ctx, query, Math.floor(input.after.getTime() / 1000));
  return { ...found, newest: new Date(found.newest * 1000) };
}

/** How many vehicles a search finds, without any of them. */
export async function countVehicles(ctx: SearchContext, query: SearchQuery): Promise<number> {
  const { total } = await match(ctx, query, 0);
  return total;
}

function match(ctx: SearchContext, query: SearchQuery, after: number): Promise<NewMatches> {
  const place = query.zip === null ? undefined : ctx.geo.place(query.zip);
  const distances = place === undefined ? null : rooftopDistances(ctx, place);
  const question = { query: citySearch(ctx, query), distances, after };
  return ctx.vehicleSearch.engine.newMatches(ctx.tenantId, question);
}
