import { searchCrumbs, searchIndexing, searchWords } from "#modules/discovery/domain/search-indexing.ts";
import { resultsJsonLd } from "#modules/discovery/domain/structured/results-json-ld.ts";
import { activeFilters } from "#modules/vehicle-search/ui/filters/active-filters.ts";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import {
  loosenedSearches,
  type LoosenedSearch,
} from "#modules/vehicle-search/ui/results/loosened-searches.ts";
import { resultsText } from "#modules/vehicle-search/ui/results/results-text.ts";
import { shownFacets, slimSearchView } from "#modules/vehicle-search/ui/results/slim-search-view.ts";
import { personalSearch } from "#modules/vehicle-search/ui/results/personal-search.ts";
import { SearchFailed } from "#modules/vehicle-search/ui/results/search-failed.tsx";
import { SearchPage, type ShownSearch } from "#modules/vehicle-search/ui/results/search-page.tsx";
import { parseSearchQuery, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SortKey } from "#modules/search-index/domain/sort-options.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import { arrivalsToday } from "#modules/vehicle-search/server/arrivals-today.ts";
import { countVehicles } from "#modules/vehicle-search/server/find-new-matches.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import { OwnResults } from "#modules/prequalification-results/ui/personal/own-results.tsx";
import { SaveSearchButton } from "#modules/saved-searches/ui/save-search-button.tsx";
import type { RooftopOverrideKey } from "#modules/tenancy/domain/rooftops/rooftop-override.ts";
import { rooftopSupport } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { Route } from "./+types/search";
import { appContext } from "../app-context.ts";
import { describePage } from "../document/page-markup.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const url = new URL(request.url);
  const defaultSort = defaultSortOf(ctx);
  const query = parseSearchQuery(url.searchParams, defaultSort);
  const view = slimSearchView(await searchVehicles(ctx, query, shownFacets(query)));
  const t = textOf(ctx.tenant);
  const words = searchWords(view.facets, t);
  const meta = pageMeta(ctx, request, {
    page: "search",
    values: words,
    ...searchIndexing(view.query, { total: view.total, defaultSort }),
  });
  describePage({ context, request }, () =>
    meta.noIndex
      ? null
      : resultsJsonLd({
          keys: view.vehicles.map(({ key }) => key),
          crumbs: searchCrumbs(view.query, words, { defaultSort, t }),
          base: meta.canonical.slice(0, meta.canonical.indexOf("/search")),
        }),
  );
  return {
    results: resultsText(view),
    cards: view.vehicles.map(cardText),
    arrivals: arrivalsToday(ctx),
    defaultSort,
    rooftop: rooftopSupport(ctx.tenant, onlyOf(query)),
    ...(view.total === 0 && { loosened: await loosen(ctx, view, defaultSort) }),
    meta,
  };
}

/** Whose vehicles a search is about, as far as it says so (TEN-10). */
function onlyOf({ facets, rooftop }: SearchQuery): RooftopOverrideKey {
  const single = (values: readonly string[]): string | undefined =>
    values.length === 1 ? values[0] : undefined;
  return { dealershipId: single(rooftop), make: single(facets.make), condition: single(facets.condition) };
}

/** What an empty result would find without some of its conditions. */
function loosen(ctx: SearchContext, view: SearchView, defaultSort: SortKey): Promise<LoosenedSearch[]> {
  const t = textOf(ctx.tenant);
  return loosenedSearches({
    query: view.query,
    filtersOf: (query) => activeFilters({ query, facets: view.facets }, { defaultSort, t }),
    read: (search) => parseSearchQuery(new URLSearchParams(search), defaultSort),
    count: (query) => countVehicles(ctx, query),
  });
}

/** Wherever payments decide the answer, those of a shopper who pre-qualified do. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (personalSearch.get() === null) return serverLoader();
  const { withPersonalResults } =
    await import("#modules/prequalification-results/ui/personal/personal-results.ts");
  return withPersonalResults(new URL(request.url).search, serverLoader());
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** SRCH-01. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const isUsual = loaderData.defaultSort === "payment-asc";
  const aside = (search: ShownSearch) => (
    <>
      <SaveSearchButton {...search} />
      <OwnResults isAboutPayments={isUsual || search.search.includes("payment")} />
    </>
  );
  return <SearchPage {...loaderData} aside={aside} />;
}

/** The search itself stands in the address, so that it can be asked again. */
export function ErrorBoundary() {
  return <SearchFailed />;
}
