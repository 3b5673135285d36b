import { cityInWords } from "#modules/search-index/domain/words/city-in-words.ts";
import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SearchContext } from "../search-context.ts";

/** The search with the cars of a city that its words name; what was asked otherwise stays as it is. */
export function citySearch(ctx: SearchContext, query: SearchQuery): SearchQuery {
  const { index, cities, tenant } = ctx.vehicleSearch.stock(ctx.tenantId);
  const meant = cityInWords(query, {
    cities,
    isCarWord: (word) => index.words.startingWith(word).next().done !== true,
  });
  if (meant === query) return query;
  // Without a word there is no best match.
  return meant.q === "" && meant.sort === "relevance"
    ? { ...meant, sort: tenant.settings.defaultSort }
    : meant;
}
