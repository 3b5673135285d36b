import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";

/** Stock to search in, and accounts with their addresses. */
export type SavedSearchesContext = SearchContext & IdentityContext;
