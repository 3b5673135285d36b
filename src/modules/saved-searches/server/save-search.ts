import { parseSearchQuery, toSearchParams } from "#modules/search-index/domain/search-query.ts";
import { findNewMatches } from "#modules/vehicle-search/server/find-new-matches.ts";
import { defaultSortOf } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { MAX_SAVED_SEARCHES, type SavedSearchView } from "../domain/saved-search.ts";
import type { SavedSearchInput } from "../domain/saved-search-schema.ts";
import { ownerOf } from "./internal/owner-of.ts";
import { savedSearchError } from "./internal/saved-search-error.ts";
import {
  findSavedSearches,
  insertSavedSearch,
  type Owner,
  rememberReader,
  type SavedSearchRow,
  updateSavedSearch,
} from "./internal/saved-searches-repo.ts";
import { viewSavedSearch } from "./internal/view-saved-search.ts";
import type { SavedSearchesContext } from "./saved-searches-context.ts";

/** The beginning of time for a count of everything. */
const EVER = new Date(0);

/**
 * Saves a search, or changes what is said of it (SRCH-08). Saving the same search again answers the one that is there.
 * @throws AppError `unauthenticated`; `invalid` `savedSearch.nameRequired`; `conflict` `savedSearch.tooMany`
 */
export async function saveSearch(
  ctx: SavedSearchesContext,
  { id, ...input }: SavedSearchInput & { readonly id: string },
): Promise<SavedSearchView> {
  const owner = ownerOf(ctx);
  const row = await ctx.db.transaction(async (trx) => {
    const rows = await findSavedSearches(trx, owner);
    const known = rows.find((one) => one.id === id);
    return known === undefined
      ? addSearch(trx, ctx, { owner, id, input, rows })
      : changeSearch(trx, ctx, { owner, known, input });
  });
  return viewSavedSearch(ctx, row);
}

async function changeSearch(
  trx: TenantTransaction,
  ctx: SavedSearchesContext,
  { owner, known, input }: { owner: Owner; known: SavedSearchRow; input: SavedSearchInput },
): Promise<SavedSearchRow> {
  const { name = known.name, notify = known.notify } = input;
  // Whoever asks for mail from now on wants what comes from now on.
  const told_until = notify && !known.notify ? await newestMatch(ctx, known.search) : known.told_until;
  const change = { name, notify, told_until };
  await updateSavedSearch(trx, { ...owner, id: known.id }, change);
  return { ...known, ...change };
}

async function addSearch(
  trx: TenantTransaction,
  ctx: SavedSearchesContext,
  added: { owner: Owner; id: string; input: SavedSearchInput; rows: readonly SavedSearchRow[] },
): Promise<SavedSearchRow> {
  const { owner, id, input, rows } = added;
  if (input.name === undefined || input.search === undefined)
    throw savedSearchError(ctx, "invalid", "savedSearch.nameRequired");
  const search = canonical(ctx, input.search);
  const same = rows.find((one) => one.search === search);
  if (same !== undefined) return changeSearch(trx, ctx, { owner, known: same, input });
  if (rows.length >= MAX_SAVED_SEARCHES) throw savedSearchError(ctx, "conflict", "savedSearch.tooMany");
  const seen = await newestMatch(ctx, search);
  const row: SavedSearchRow = {
    tenant_id: owner.tenantId,
    account_id: owner.accountId,
    id,
    name: input.name,
    search,
    notify: input.notify ?? false,
    created_at: ctx.clock.now(),
    seen_until: seen,
    told_until: seen,
  };
  await insertSavedSearch(trx, row);
  await rememberReader(trx, {
    tenant_id: owner.tenantId,
    account_id: owner.accountId,
    unsubscribe_token: ctx.ids.random(32),
    site_origin: ctx.siteOrigin,
  });
  return row;
}

/** One spelling of a search, without the page of its results. */
function canonical(ctx: SavedSearchesContext, search: string): string {
  const defaultSort = defaultSortOf(ctx);
  const query = parseSearchQuery(new URLSearchParams(search), defaultSort);
  return toSearchParams({ ...query, wrongZip: null, page: 1 }, defaultSort).toString();
}

/**
 * When the newest car that matches came. Not "now": a car whose import is not finished yet has an earlier time,
 * and would never be new.
 */
async function newestMatch(ctx: SavedSearchesContext, search: string): Promise<Date> {
  const { count, newest } = await findNewMatches(ctx, { search, after: EVER });
  return count === 0 ? ctx.clock.now() : newest;
}
