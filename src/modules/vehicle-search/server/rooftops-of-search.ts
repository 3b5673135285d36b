import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { RooftopOnMap } from "../domain/rooftop-on-map.ts";
import { countVehicles } from "./find-new-matches.ts";
import { rooftopDistances } from "./find-zip.ts";
import type { SearchContext } from "./search-context.ts";

/** More than any retailer has; each is a search of its own. */
const MOST = 500;

/** Every rooftop with the vehicles that a search finds there, whichever rooftops it names itself (TEN-10, SRCH-07). */
export async function rooftopsOfSearch(
  ctx: SearchContext,
  query: SearchQuery,
): Promise<readonly RooftopOnMap[]> {
  const place = query.zip === null ? undefined : ctx.geo.place(query.zip);
  const miles = place === undefined ? null : rooftopDistances(ctx, place);
  const { rooftops } = ctx.vehicleSearch.stock(ctx.tenantId);
  const all = [...rooftops].slice(0, MOST).map(async ([id, { name, city, state, latitude, longitude }]) => {
    const far = miles?.get(id);
    return {
      id,
      name,
      place: `${city}, ${state}`,
      latitude,
      longitude,
      count: await countVehicles(ctx, { ...query, rooftop: [id] }),
      miles: far === undefined ? null : Math.round(far),
    };
  });
  return (await Promise.all(all)).toSorted(
    (a, b) => (a.miles ?? 0) - (b.miles ?? 0) || b.count - a.count || a.name.localeCompare(b.name, "en"),
  );
}
