import { toSearchParams, PAGE_SIZE, type SearchQuery } from "../domain/search/search-query.ts";
import { searchStock, type RooftopDistances } from "../domain/search/search-stock.ts";
import { SORTS } from "../domain/search/sort-options.ts";
import type { PlaceView, SearchView, VehicleCardView } from "../domain/vehicle-view.ts";
import { isServed, rooftopDistances } from "./find-zip.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { textOf } from "./internal/text-of.ts";

/** The sort a search has when it names none (SRCH-05). */
export function defaultSortOf(ctx: InventoryContext): SearchQuery["sort"] {
  return ctx.vehicleSearch.stock(ctx.tenantId).tenant.settings.defaultSort;
}

/**
 * One page of results with all facets (SRCH-01 to SRCH-07). Never fails for a `parseSearchQuery` result:
 * an unknown zip is told in `zipError` (MSG-25) and searched without distances.
 */
export function searchVehicles(ctx: InventoryContext, query: SearchQuery): SearchView {
  const { vehicleSearch } = ctx;
  const stock = vehicleSearch.stock(ctx.tenantId);
  const place = query.zip === null ? null : (ctx.geo.place(query.zip) ?? null);
  const distances = place === null ? null : rooftopDistances(ctx, place);
  const result = searchStock(stock.index, vehicleSearch.scratch, { query, distances });
  const asked = { ...query, page: result.page };
  return {
    total: result.total,
    page: result.page,
    pageSize: PAGE_SIZE,
    pageCount: result.pageCount,
    sort: query.sort,
    sortOptions: sortOptions(stock.ranges().payment !== null, place !== null),
    facets: result.facets,
    ranges: stock.ranges(),
    vehicles: withDistances(result.cards, distances),
    query: asked,
    search: toSearchParams(asked, stock.tenant.settings.defaultSort).toString(),
    place,
    zipError: zipError(ctx, query, place),
    version: stock.version,
  };
}

/** Payment is offered only with payments, distance only with a place (OP-32). */
function sortOptions(hasPayments: boolean, hasPlace: boolean): SearchView["sortOptions"] {
  return SORTS.filter(
    ({ key }) => (key !== "payment-asc" || hasPayments) && (key !== "distance-asc" || hasPlace),
  );
}

function withDistances(
  cards: readonly VehicleCardView[],
  distances: RooftopDistances,
): readonly VehicleCardView[] {
  if (distances === null) return cards;
  return cards.map((card) => {
    const miles = distances.get(card.dealershipId);
    return miles === undefined ? card : { ...card, distance: Math.round(miles) };
  });
}

function zipError(ctx: InventoryContext, query: SearchQuery, place: PlaceView | null): string | null {
  if (query.zip === null) return null;
  if (place === null) return textOf(ctx, "search.zipUnknown");
  return isServed(ctx, place) ? null : textOf(ctx, "search.zipUnsupported");
}
