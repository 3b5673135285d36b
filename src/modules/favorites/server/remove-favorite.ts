import { findVehicleReference } from "#modules/inventory/server/vehicle-references.ts";
import type { FavoriteKeysView } from "../domain/favorite-view.ts";
import type { FavoritesContext } from "./favorites-context.ts";
import { deleteFavorites } from "./internal/favorites-repo.ts";
import { readKeys } from "./internal/read-keys.ts";
import { requireSaver } from "./internal/require-saver.ts";

/**
 * Forgets a saved vehicle; one that is not saved, or not known, is forgotten already.
 * @param input.key VIN or id
 * @throws AppError as `requireSaver`
 */
export async function removeFavorite(
  ctx: FavoritesContext,
  input: { readonly key: string },
): Promise<FavoriteKeysView> {
  const accountId = requireSaver(ctx);
  return ctx.db.transaction(async (trx) => {
    const vehicle = await findVehicleReference(trx, ctx, input.key);
    const vehicleIds = vehicle === undefined ? [] : [vehicle.id];
    await deleteFavorites(trx, ctx, { accountId, vehicleIds });
    return readKeys(trx, ctx, accountId);
  });
}
