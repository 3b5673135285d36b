import { FACETS, type FacetName } from "../../domain/search/facets.ts";
import { PAGE_SIZE, toSearchParams, type SearchQuery } from "../../domain/search/search-query.ts";
import { searchStock, type RooftopDistances } from "../../domain/search/search-stock.ts";
import { SORTS } from "../../domain/search/sort-options.ts";
import type { PlaceView, SearchView, VehicleCardView } from "../../domain/vehicle-view.ts";
import { isServed, rooftopDistances } from "../find-zip.ts";
import type { InventoryContext } from "../inventory-context.ts";
import { textOf } from "./text-of.ts";

/** The answer to a search, and its cards as the index holds them, in the same order. */
export function makeSearchView(
  ctx: InventoryContext,
  query: SearchQuery,
  counted: readonly FacetName[] = FACETS,
): { view: SearchView; cards: readonly VehicleCardView[] } {
  const { vehicleSearch } = ctx;
  const stock = vehicleSearch.stock(ctx.tenantId);
  const place = query.zip === null ? null : (ctx.geo.place(query.zip) ?? null);
  const distances = place === null ? null : rooftopDistances(ctx, place);
  const result = searchStock(stock.index, vehicleSearch.scratch, { query, distances, counted });
  const asked = { ...query, page: result.page };
  const view: SearchView = {
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
  return { view, cards: result.cards };
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
