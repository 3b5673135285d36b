import type { SavedSearchView } from "../domain/saved-search.ts";
import { ownerOf } from "./internal/owner-of.ts";
import { findSavedSearches } from "./internal/saved-searches-repo.ts";
import { viewSavedSearch } from "./internal/view-saved-search.ts";
import type { SavedSearchesContext } from "./saved-searches-context.ts";

/**
 * The searches of whoever is signed in, newest first, each with what it finds now (SRCH-08).
 * @throws AppError `unauthenticated`
 */
export async function listSavedSearches(
  ctx: SavedSearchesContext,
): Promise<{ readonly searches: readonly SavedSearchView[] }> {
  const rows = await ctx.db.transaction((trx) => findSavedSearches(trx, ownerOf(ctx)));
  return { searches: await Promise.all(rows.map((row) => viewSavedSearch(ctx, row))) };
}
