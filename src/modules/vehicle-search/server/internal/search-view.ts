import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { PAGE_SIZE, toSearchParams, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import { searchStock, type RooftopDistances } from "#modules/search-index/domain/search-stock.ts";
import { paymentRange } from "#modules/search-index/domain/stock-ranges.ts";
import { SORTS, type SortKey } from "#modules/search-index/domain/sort-options.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { PlaceView } from "#modules/places/domain/place-view.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import { isServed, rooftopDistances } from "../find-zip.ts";
import type { SearchContext } from "../search-context.ts";
import { citySearch } from "./city-search.ts";
import { englishTenantText } from "#modules/tenancy/domain/english-tenant-text.ts";
import { searchMessages } from "../../messages.ts";

interface Wanted {
  /** Facets to count; all when left out. */
  readonly counted?: readonly FacetName[] | undefined;
  /** What one person would pay, by row; everybody's estimates when left out. */
  readonly payments?: Int32Array | undefined;
}

/** The answer to a search, and its cards as the index holds them, in the same order. */
export async function makeSearchView(
  ctx: SearchContext,
  query: SearchQuery,
  { counted = FACETS, payments }: Wanted = {},
): Promise<{ view: SearchView; cards: readonly VehicleCardView[] }> {
  const { vehicleSearch } = ctx;
  const stock = vehicleSearch.stock(ctx.tenantId);
  const place = query.zip === null ? null : (ctx.geo.place(query.zip) ?? null);
  const distances = place === null ? null : rooftopDistances(ctx, place);
  const meant = citySearch(ctx, query);
  const question = { query: meant, distances, counted };
  // What one person pays is known by row of the index in this process, and to no other engine.
  const result =
    payments === undefined
      ? await vehicleSearch.engine.search(ctx.tenantId, question)
      : searchStock(stock.index, vehicleSearch.scratch, { ...question, payments });
  const ranges = stock.ranges();
  const payment = payments === undefined ? ranges.payment : paymentRange(stock.index, payments);
  const asked = { ...query, page: result.page };
  const view: SearchView = {
    total: result.total,
    page: result.page,
    pageSize: PAGE_SIZE,
    pageCount: result.pageCount,
    sort: query.sort,
    sortOptions: sortOptions({
      "payment-asc": payment !== null,
      "distance-asc": place !== null,
      relevance: query.q !== "",
      recommended: [query.sort, stock.tenant.settings.defaultSort].includes("recommended"),
    }),
    facets: result.facets,
    ranges: { ...ranges, payment },
    vehicles: withDistances(result.cards, distances),
    query: asked,
    search: toSearchParams(asked, stock.tenant.settings.defaultSort).toString(),
    place,
    zipError: zipError(ctx, query, place),
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

function zipError(ctx: SearchContext, query: SearchQuery, place: PlaceView | null): string | null {
  if (query.zip === null)
    return query.wrongZip === null
      ? null
      : englishTenantText(ctx.tenant, searchMessages, "search.zipMalformed");
  if (place === null) return englishTenantText(ctx.tenant, searchMessages, "search.zipUnknown");
  return isServed(ctx, place) ? null : englishTenantText(ctx.tenant, searchMessages, "search.zipUnsupported");
}
