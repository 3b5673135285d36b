import { FACETS, type FacetName } from "../../domain/search/facets.ts";
import { PAGE_SIZE, toSearchParams, type SearchQuery } from "../../domain/search/search-query.ts";
import { searchStock, type RooftopDistances } from "../../domain/search/search-stock.ts";
import { SORTS, type SortKey } from "../../domain/search/sort-options.ts";
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
    sortOptions: sortOptions({
      "payment-asc": stock.ranges().payment !== null,
      "distance-asc": place !== null,
      relevance: query.q !== "",
      recommended: [query.sort, stock.tenant.settings.defaultSort].includes("recommended"),
    }),
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

/** Payment is offered only with payments, distance with a place, best match with words (OP-32). */
function sortOptions(isOffered: Readonly<Partial<Record<SortKey, boolean>>>): SearchView["sortOptions"] {
  return SORTS.filter(({ key }) => isOffered[key] ?? true);
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
  if (query.zip === null) return query.wrongZip === null ? null : textOf(ctx, "search.zipMalformed");
  if (place === null) return textOf(ctx, "search.zipUnknown");
  return isServed(ctx, place) ? null : textOf(ctx, "search.zipUnsupported");
}
