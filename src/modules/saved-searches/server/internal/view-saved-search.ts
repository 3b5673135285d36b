import { findNewMatches } from "#modules/vehicle-search/server/find-new-matches.ts";
import type { SavedSearchView } from "../../domain/saved-search.ts";
import type { SavedSearchesContext } from "../saved-searches-context.ts";
import type { SavedSearchRow } from "./saved-searches-repo.ts";

/** A row with what it finds at this moment. */
export async function viewSavedSearch(
  ctx: SavedSearchesContext,
  row: SavedSearchRow,
): Promise<SavedSearchView> {
  const { total, count } = await findNewMatches(ctx, { search: row.search, after: row.seen_until });
  const { id, name, search, notify } = row;
  return { id, name, search, notify, total, newCount: count, createdAt: row.created_at.toISOString() };
}
