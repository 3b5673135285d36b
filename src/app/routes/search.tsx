import { cardText } from "#modules/inventory/ui/card-text.ts";
import { resultsText } from "#modules/inventory/ui/results-text.ts";
import { shownFacets, slimSearchView } from "#modules/inventory/ui/slim-search-view.ts";
import { SearchPage } from "#modules/inventory/ui/search-page.tsx";
import { parseSearchQuery } from "#modules/inventory/domain/search/search-query.ts";
import { defaultSortOf, searchVehicles } from "#modules/inventory/server/search-vehicles.ts";
import type { Route } from "./+types/search";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const url = new URL(request.url);
  const defaultSort = defaultSortOf(ctx);
  const query = parseSearchQuery(url.searchParams, defaultSort);
  const view = slimSearchView(searchVehicles(ctx, query, shownFacets(query)));
  return {
    results: resultsText(view),
    cards: view.vehicles.map(cardText),
    defaultSort,
    meta: pageMeta(ctx, request, {
      page: "search",
      canonicalPath: view.search === "" ? "/search" : `/search?${view.search}`,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** SRCH-01. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
