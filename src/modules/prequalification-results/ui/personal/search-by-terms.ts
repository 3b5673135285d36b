import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import { shownFacets } from "#modules/vehicle-search/ui/results/slim-search-view.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { OpenTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";

/** The search with these terms over the whole stock (OP-32). @throws ApiError */
export async function searchByTerms(
  { token: terms, choices }: Pick<OpenTerms, "token" | "choices">,
  search: string,
  signal?: AbortSignal,
): Promise<SearchView> {
  const query = search.replace(/^\?/u, "");
  // The order of a search without one decides nothing about its facets.
  const facets = shownFacets(parseSearchQuery(new URLSearchParams(query), "price-desc")).join();
  const question = { query, facets, terms, choices };
  return apiClient.post("/public/inventory/search/personal", question, signal && { signal });
}
