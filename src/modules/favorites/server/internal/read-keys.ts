import { vehicleReferences } from "#modules/inventory/server/vehicle-references.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { FavoriteKeysView } from "../../domain/favorite-view.ts";
import { isGone } from "../../domain/is-gone.ts";
import { findFavorites } from "./favorites-repo.ts";

/** The whole list in short; every write answers it, so that a device that missed something has it all again. */
export async function readKeys(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<FavoriteKeysView> {
  const ids = (await findFavorites(trx, ctx, accountId)).map(({ vehicleId }) => vehicleId);
  const vehicles = await vehicleReferences(trx, ctx, ids);
  const found = ids.flatMap((id) => vehicles.get(id) ?? []);
  return {
    keys: found.map(({ key }) => key),
    count: found.filter(({ availability }) => !isGone(availability)).length,
  };
}
