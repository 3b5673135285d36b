import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { RooftopOnMap } from "../domain/rooftop-on-map.ts";
import { rooftopDistances } from "./find-zip.ts";
import { citySearch } from "./internal/city-search.ts";
import type { SearchContext } from "./search-context.ts";

/** Every rooftop with the vehicles that a search finds there, whichever rooftops it names itself (TEN-10, SRCH-07). */
export async function rooftopsOfSearch(
  ctx: SearchContext,
  query: SearchQuery,
): Promise<readonly RooftopOnMap[]> {
  const place = query.zip === null ? undefined : ctx.geo.place(query.zip);
  const miles = place === undefined ? null : rooftopDistances(ctx, place);
  const { rooftops } = ctx.vehicleSearch.stock(ctx.tenantId);
  const counts = await ctx.vehicleSearch.engine.countsByRooftop(ctx.tenantId, {
    query: citySearch(ctx, { ...query, rooftop: [] }),
    distances: miles,
  });
  const all = [...rooftops].map(([id, { name, city, state, latitude, longitude }]) => {
    const far = miles?.get(id);
    return {
      id,
      name,
      place: `${city}, ${state}`,
      latitude,
      longitude,
      count: counts.get(id) ?? 0,
      miles: far === undefined ? null : Math.round(far),
    };
  });
  return all.toSorted(
    (a, b) => (a.miles ?? 0) - (b.miles ?? 0) || b.count - a.count || a.name.localeCompare(b.name, "en"),
  );
}
