import { findNewMatches } from "#modules/vehicle-search/server/find-new-matches.ts";
import { ownerOf } from "./internal/owner-of.ts";
import { savedSearchError } from "./internal/saved-search-error.ts";
import { findSavedSearches, updateSavedSearch } from "./internal/saved-searches-repo.ts";
import type { SavedSearchesContext } from "./saved-searches-context.ts";

/**
 * Its owner looks at the results: what is there now is no news any more, also not for the next mail.
 * @throws AppError `unauthenticated`; `not-found` `savedSearch.notFound`
 */
export async function openSavedSearch(
  ctx: SavedSearchesContext,
  { id }: { readonly id: string },
): Promise<void> {
  const owner = ownerOf(ctx);
  await ctx.db.transaction(async (trx) => {
    const row = (await findSavedSearches(trx, owner)).find((one) => one.id === id);
    if (row === undefined) throw savedSearchError(ctx, "not-found", "savedSearch.notFound");
    const { newest } = await findNewMatches(ctx, { search: row.search, after: row.seen_until });
    const told_until = newest > row.told_until ? newest : row.told_until;
    await updateSavedSearch(trx, { ...owner, id }, { seen_until: newest, told_until });
  });
}
