import { vehicleReferences } from "#modules/inventory/server/vehicle-references.ts";
import type { FavoriteKeysView } from "../domain/favorite-view.ts";
import { isGone } from "../domain/is-gone.ts";
import type { FavoritesContext } from "./favorites-context.ts";
import { deleteFavorites, findFavorites } from "./internal/favorites-repo.ts";
import { readKeys } from "./internal/read-keys.ts";
import { requireSaver } from "./internal/require-saver.ts";

/** Remove All Sold Vehicles (FAV-01): those of the account that nobody can buy anymore. @throws AppError as `requireSaver` */
export async function removeSoldFavorites(ctx: FavoritesContext): Promise<FavoriteKeysView> {
  const accountId = requireSaver(ctx);
  return ctx.db.transaction(async (trx) => {
    const ids = (await findFavorites(trx, ctx, accountId)).map(({ vehicleId }) => vehicleId);
    const vehicles = await vehicleReferences(trx, ctx, ids);
    const vehicleIds = ids.filter((id) => isGone(vehicles.get(id)?.availability ?? "Deleted"));
    await deleteFavorites(trx, ctx, { accountId, vehicleIds });
    return readKeys(trx, ctx, accountId);
  });
}
