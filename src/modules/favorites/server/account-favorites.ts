import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { deleteAllFavorites } from "./internal/favorites-repo.ts";

/** Saved vehicles never keep an account, and go with it. */
export const favoritesAccountHook = {
  needsAccount: () => Promise.resolve(false),
  forget: (trx: TenantTransaction, ctx: TenantContext, accountId: string): Promise<void> =>
    deleteAllFavorites(trx, ctx, accountId),
};
