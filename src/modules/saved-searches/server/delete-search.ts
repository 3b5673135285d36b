import { ownerOf } from "./internal/owner-of.ts";
import { deleteSavedSearch } from "./internal/saved-searches-repo.ts";
import type { SavedSearchesContext } from "./saved-searches-context.ts";

/** Deletes one of one's own searches; one that is not there is as good as deleted. @throws AppError `unauthenticated` */
export async function deleteSearch(
  ctx: SavedSearchesContext,
  { id }: { readonly id: string },
): Promise<void> {
  const owner = ownerOf(ctx);
  await ctx.db.transaction((trx) => deleteSavedSearch(trx, { ...owner, id }));
}
